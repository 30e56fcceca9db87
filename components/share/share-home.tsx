import { themeColours as colour } from "@/lib/config/theme";
import { shareCopy } from "@/lib/copy/share";
import { present } from "@/lib/format/format";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import { largestScale, rowsOf, SIGN_GAP, textWidth, triangleSide } from "@/lib/publish/share-fit";
import { Mark, Triangle } from "./share-marks";
import { Figure } from "./share-stack";

interface Props {
  offers: readonly SharedOffer[];
  more?: string | undefined;
  width: number;
  height: number;
}

/** The space above the rows and between them; the highest row. */
const [ABOVE, GAP, HIGHEST] = [24, 9, 80];
/** By a row's height: the size of a mark, of a figure, of a name, and of what stands before a figure. */
const [MARK, FIGURE, NAME, BEFORE] = [0.92, 0.98, 0.72, 0.4];
/** The smallest size of words; the scale below which long names get smaller, or two rows, and nothing else. */
const [LEAST, LEAST_SCALE] = [26, 0.8];
/** The least space between a name and its figure. */
const SPACE = 8;

/** What stands before a figure: that it is no gift but a saving, and that it is the most. */
export const beforeOf = ({ isSaving, before }: SharedOffer) =>
  drawable(present([isSaving && shareCopy.saves, before]).join(" "));

/** Some of the home page's offers below its title, each in one row: mark, name, whether money is at risk, and figure. */
export function HomeRows({ offers, more, width, height }: Props) {
  const rows = offers.length + (more ? 1 : 0);
  const row = Math.min(HIGHEST, (height - ABOVE - GAP * (rows - 1)) / rows);
  const sizesAt = (scale: number) => ({
    name: Math.max(row * NAME * scale, LEAST),
    before: Math.max(row * BEFORE * scale, LEAST),
    figure: row * FIGURE * scale,
  });
  const roomOf = (offer: SharedOffer, { name, before, figure }: ReturnType<typeof sizesAt>) =>
    [row * MARK, offer.risk && triangleSide(name), beforeOf(offer) && textWidth(beforeOf(offer)) * before]
      .filter((part) => typeof part === "number")
      .reduce((room, part) => room - part - SIGN_GAP, width - SPACE - SIGN_GAP) -
    textWidth(drawable(offer.figure)) * figure;
  const fits = (offer: SharedOffer, sizes: ReturnType<typeof sizesAt>) =>
    textWidth(drawable(offer.brand)) * sizes.name <= roomOf(offer, sizes);
  const scale = largestScale((one) => offers.every((offer) => fits(offer, sizesAt(one))));
  const sizes = sizesAt(Math.max(scale, LEAST_SCALE));
  const nameOf = (offer: SharedOffer) => {
    const fitsRow = (size: number) => rowsOf(drawable(offer.brand), size, roomOf(offer, sizes)) <= row / size;
    return sizes.name * largestScale((one) => fitsRow(sizes.name * one));
  };
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: GAP, width, marginTop: ABOVE }}>
      {offers.map((offer) => (
        <div
          key={offer.brand}
          style={{
            display: "flex",
            alignItems: "center",
            gap: SIGN_GAP,
            height: row,
            lineHeight: 1,
          }}
        >
          <Mark offer={offer} side={row * MARK} />
          <div style={{ maxWidth: roomOf(offer, sizes) + 1, fontSize: nameOf(offer) }}>
            {drawable(offer.brand)}
          </div>
          <div style={{ display: "flex", flex: 1 }}>
            {offer.risk && <Triangle side={triangleSide(sizes.name)} />}
          </div>
          {beforeOf(offer) && (
            <span style={{ fontSize: sizes.before, whiteSpace: "nowrap" }}>{beforeOf(offer)}</span>
          )}
          <Figure text={drawable(offer.figure)} size={sizes.figure} />
        </div>
      ))}
      {more && (
        <div
          style={{
            display: "flex",
            alignItems: "center",
            height: row,
            paddingLeft: row * MARK + SIGN_GAP,
            fontSize: sizes.name,
            color: colour.muted,
          }}
        >
          {more}
        </div>
      )}
    </div>
  );
}
