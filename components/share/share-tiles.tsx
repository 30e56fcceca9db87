import { themeColours as colour } from "@/lib/config/theme";
import { shareCopy } from "@/lib/copy/share";
import { present } from "@/lib/format/format";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import { heightOf, largestScale, LEADING, SIGN_GAP, textWidth, triangleSide } from "@/lib/publish/share-fit";
import { Mark, Triangle } from "./share-marks";

interface Props {
  offers: readonly SharedOffer[];
  more?: string | undefined;
  width: number;
  height: number;
}

/** The space above the tiles and between their rows, and between their columns; the largest mark. */
const [ABOVE, ROW, COLUMN, LARGEST] = [26, 16, 24, 96];
/** By the mark: the size of a figure, of what stands over it, and of a brand or a number of offers. */
const [FIGURE, OVER, NAME] = [0.66, 0.3, 0.46];

/** What stands over a figure: that it is no gift but a saving, and that it is the most. */
const over = ({ isSaving, before }: SharedOffer) => present([isSaving && shareCopy.saves, before]).join(" ");

/** Some offers as large marks with their figures, so that they are seen in a small picture; up to three with their names. */
export function Tiles({ offers, more, width, height }: Props) {
  const columns = offers.length > 3 ? 2 : 1;
  const rows = Math.ceil((offers.length + (more ? 1 : 0)) / columns);
  const cell = (width - COLUMN * (columns - 1)) / columns;
  const mark = Math.min(LARGEST, (height - ABOVE - ROW * (rows - 1)) / rows);
  const room = cell - mark - SIGN_GAP;
  const widthOf = (offer: SharedOffer) =>
    Math.max(
      textWidth(drawable(offer.figure)) * FIGURE * mark + (offer.risk ? SIGN_GAP + triangleSide(mark) : 0),
      textWidth(drawable(over(offer))) * OVER * mark,
    );
  const scale = largestScale((one) => offers.every((offer) => widthOf(offer) * one <= room));
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: `${ROW}px ${COLUMN}px`, width, marginTop: ABOVE }}>
      {offers.map((offer) => (
        <div
          key={offer.brand}
          style={{ display: "flex", alignItems: "center", width: cell, height: mark, gap: SIGN_GAP }}
        >
          <Mark offer={offer} side={mark} />
          <div style={{ display: "flex", flexDirection: "column", lineHeight: 1, whiteSpace: "nowrap" }}>
            {over(offer) && <span style={{ fontSize: mark * OVER * scale }}>{drawable(over(offer))}</span>}
            <div style={{ display: "flex", alignItems: "center", gap: SIGN_GAP }}>
              <span style={{ fontSize: mark * FIGURE * scale, fontWeight: 700 }}>
                {drawable(offer.figure)}
              </span>
              {offer.risk && <Triangle side={triangleSide(mark) * scale} />}
            </div>
          </div>
          {columns === 1 && (
            <Brand brand={drawable(offer.brand)} size={mark * NAME} room={room - widthOf(offer) * scale} />
          )}
        </div>
      ))}
      {more && (
        <div style={{ display: "flex", alignItems: "center", height: mark, color: colour.muted }}>
          <span style={{ fontSize: mark * NAME }}>{more}</span>
        </div>
      )}
    </div>
  );
}

/** An offer's name at the end of its row. */
function Brand({ brand, size, room }: { brand: string; size: number; room: number }) {
  const width = room - 2 * SIGN_GAP;
  const scale = largestScale((one) => heightOf([{ text: brand, size }], width, one) <= size * 2);
  return (
    <div style={{ display: "flex", flex: 1, justifyContent: "flex-end" }}>
      <div style={{ maxWidth: width, fontSize: size * scale, lineHeight: LEADING, textAlign: "right" }}>
        {brand}
      </div>
    </div>
  );
}
