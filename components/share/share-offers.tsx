import { shareCopy } from "@/lib/copy/share";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import { heightOf, largestScale, SIGN_GAP, textWidth, triangleSide } from "@/lib/publish/share-fit";
import { Mark, Triangle } from "./share-marks";
import { type Line, Stack, warned } from "./share-stack";

interface Props {
  offers: readonly SharedOffer[];
  width: number;
  height: number;
}

/** The space between two columns. */
const GUTTER = 88;

/** Two offers, each on its half of the ticket: name, figure, what one has to do and whether money is at risk, each in a row of its own. */
export function Pair({ offers, width, height }: Props) {
  const side = (width - GUTTER) / offers.length;
  const cells = (cell: (offer: SharedOffer) => Line | undefined) => offers.map(cell);
  const rows = [
    cells((offer) => ({ signs: [offer], side: 72, text: drawable(offer.brand), size: 48, isBold: true })),
    cells(({ before, figure }) => ({
      text: drawable(figure),
      before: drawable(before),
      size: 150,
      isBold: true,
      leading: 1,
    })),
    cells(({ condition }) => ({ text: drawable(condition), size: 40 })),
    cells(({ risk }) => (risk ? warned({ text: shareCopy.risk, size: 38, isBold: true }) : undefined)),
  ].filter((row) => row.some(Boolean));
  const gap = 14;
  // A range is as wide as three figures: it alone does not make the other rows small.
  const scales = rows.map((row) =>
    largestScale((scale) => row.every((line) => !line || heightOf([line], side, scale) <= line.size * 3.5)),
  );
  const heightAt = (scale: number) =>
    rows.reduce(
      (sum, row, place) =>
        sum +
        gap * scale +
        Math.max(...row.map((line) => (line ? heightOf([line], side, scale * (scales[place] ?? 1)) : 0))),
      0,
    );
  const scale = largestScale((one) => heightAt(one) <= height);
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: gap * scale }}>
      {rows.map((row, place) => (
        <div key={row.map((line) => line?.text).join()} style={{ display: "flex", gap: GUTTER }}>
          {row.map((line, column) => (
            <div
              key={offers[column]?.brand}
              style={{
                display: "flex",
                flexDirection: "column",
                width: side,
                justifyContent: place === 0 ? "center" : "flex-start",
              }}
            >
              {line && <Stack lines={[line]} scale={scale * (scales[place] ?? 1)} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Sizes of a list: of three with what one has to do below each, of more without. `before`: of «hasta», by the figure's
 * own.
 */
const sizes = {
  few: { mark: 64, brand: 42, figure: 68, before: 0.45, condition: 30, gap: 24 },
  some: { mark: 60, brand: 40, figure: 50, before: 0.6, condition: 0, gap: 13 },
  many: { mark: 50, brand: 38, figure: 48, before: 0.6, condition: 0, gap: 9 },
};
const sizesOf = (offers: number) => (offers > 5 ? sizes.many : offers > 3 ? sizes.some : sizes.few);
/** The least space between a name and its figure. */
const SPACE = 8;

/** Three offers, or as many as a list has, below one another: name, whether money is at risk, and figure. */
export function Rows({ offers, width, height }: Props) {
  const { mark, brand, figure, before, condition, gap } = sizesOf(offers.length);
  const widthOf = (offer: SharedOffer) =>
    mark +
    textWidth(drawable(offer.brand)) * brand +
    (offer.risk ? brand : 0) +
    (textWidth(offer.figure) + textWidth(offer.before) * before) * figure;
  const spaces = 4 * SIGN_GAP + SPACE;
  const heads = offers.length * Math.max(figure, mark) + (offers.length - 1) * gap;
  const scale = largestScale(
    (one) => heads * one <= height && offers.every((offer) => widthOf(offer) * one + spaces <= width),
  );
  const indent = mark * scale + SIGN_GAP;
  const conditions =
    condition > 0 ? offers.map((offer) => ({ text: drawable(offer.condition), size: condition })) : [];
  const small = largestScale(
    (one) =>
      heads * scale + conditions.reduce((sum, line) => sum + heightOf([line], width - indent, one), 0) <=
      height,
  );
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: gap * scale }}>
      {offers.map((offer, place) => (
        <div key={offer.brand} style={{ display: "flex", flexDirection: "column" }}>
          <div
            style={{
              display: "flex",
              alignItems: "center",
              gap: SIGN_GAP,
              fontSize: brand * scale,
              lineHeight: 1,
              whiteSpace: "nowrap",
            }}
          >
            <Mark offer={offer} side={mark * scale} />
            <span style={{ fontWeight: condition > 0 ? 700 : 500 }}>{drawable(offer.brand)}</span>
            <div style={{ display: "flex", flex: 1 }}>
              {offer.risk && <Triangle side={triangleSide(brand * scale)} />}
            </div>
            {offer.before && (
              <span style={{ fontSize: figure * scale * before }}>{drawable(offer.before)}</span>
            )}
            <span style={{ fontSize: figure * scale, fontWeight: 700 }}>{drawable(offer.figure)}</span>
          </div>
          {conditions[place] && (
            <div style={{ display: "flex", flexDirection: "column", width, paddingLeft: indent }}>
              <Stack lines={[conditions[place]]} scale={small} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
