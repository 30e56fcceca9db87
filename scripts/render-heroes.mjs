// Renders public/heroes/<id>.svg to AVIF and WebP at each width, if out of date. --check writes nothing and fails,
// naming every picture that is missing, over budget or out of date.
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const folder = path.join(root, "public/heroes");
const record = path.join(root, "scripts/heroes.json");
const widths = [640, 960, 1280];
const budget = 21 * 1024; // of the AVIF at 640 px, the one a phone downloads
const avif = { quality: 54, effort: 6, chromaSubsampling: "4:4:4" };
const webp = { quality: 80, effort: 6, smartSubsample: true };
const settings = JSON.stringify({ widths, avif, webp });

// home.svg is shown as it is.
const sources = (await readdir(folder)).filter((name) => name.endsWith(".svg") && name !== "home.svg").sort();
/** @type {Record<string, string>} */
const hashes = {};
for (const name of sources) {
  const svg = await readFile(path.join(folder, name));
  hashes[path.parse(name).name] = createHash("sha256").update(settings).update(svg).digest("hex");
}
const targets = Object.keys(hashes).flatMap((id) =>
  widths.flatMap((width) => ["avif", "webp"].map((format) => ({ id, width, format }))),
);
/** @param {{ id: string, width: number, format: string }} target */
const file = ({ id, width, format }) => path.join(folder, `${id}-${width}.${format}`);

/** @type {Record<string, string>} */
const recorded = JSON.parse(await readFile(record, "utf8").catch(() => "{}"));
/** @param {{ id: string, width: number, format: string }} target */
async function fault(target) {
  const found = await stat(file(target)).catch(() => undefined);
  if (!found?.size) return "missing";
  if (recorded[target.id] !== hashes[target.id]) return "stale: run node scripts/render-heroes.mjs";
  if (target.format === "avif" && target.width === 640 && found.size > budget) return `${found.size} B`;
  return "";
}

if (!process.argv.includes("--check")) {
  for (const target of targets) {
    if ((await fault(target)) === "") continue;
    const svg = path.join(folder, `${target.id}.svg`);
    const image = sharp(svg, { density: (72 * target.width) / 640 }).resize(target.width);
    await (target.format === "avif" ? image.avif(avif) : image.webp(webp)).toFile(file(target));
  }
  for (const id of Object.keys(recorded)) delete recorded[id];
  await writeFile(record, `${JSON.stringify(Object.assign(recorded, hashes), null, 2)}\n`);
}

for (const target of targets) {
  const problem = await fault(target);
  if (problem === "") continue;
  console.error(`${path.relative(root, file(target))}: ${problem}`);
  process.exitCode = 1;
}
