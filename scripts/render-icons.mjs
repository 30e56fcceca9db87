import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** The site's mark, from which every icon is drawn. */
const mark = await readFile(new URL("../app/icon.svg", import.meta.url));

/** The colour behind the mark. */
const ground = "#0b5d4a";

/**
 * The mark as a PNG, with rounded corners, or on a full square for systems that round the corners themselves.
 * @param {number} size Side of the picture, in pixels.
 * @param {number} [margin] Part of the side left free all around the square, so that no cut touches the mark.
 */
function png(size, margin) {
  const inner = size - 2 * Math.round(size * (margin ?? 0));
  const edge = Math.round((size - inner) / 2);
  const picture = sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground });
  return (margin === undefined ? picture : picture.flatten({ background: ground }))
    .png({ palette: true })
    .toBuffer();
}

/**
 * A PNG in the container that browsers ask for as `/favicon.ico`.
 * @param {Buffer} image
 * @param {number} size
 */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** @param {string} path @param {Buffer} data */
const write = (path, data) => writeFile(new URL(`../${path}`, import.meta.url), data);

await write("app/favicon.ico", ico(await png(48), 48));
await write("app/apple-icon.png", await png(180, 0));
await write("public/icon-192.png", await png(192));
await write("public/icon-512.png", await png(512));
await write("public/icon-maskable-512.png", await png(512, 0.05));
