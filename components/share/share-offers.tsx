import { asSentence, inSentence, list, present } from "@/lib/format/format";
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
  const isWarned = offers.some(({ warning }) => warning);
  const rows = [
    cells((offer) => ({ signs: [offer], side: 66, text: drawable(offer.brand), size: 46, isBold: true })),
    cells(({ before, figure }) => ({
      text: drawable(figure),
      before: drawable(before),
      size: isWarned ? 120 : 140,
      isBold: true,
      leading: 1,
    })),
    cells(({ gives }) => (gives ? { text: drawable(gives), size: 34, isBold: true } : undefined)),
    cells(({ condition }) => ({ text: drawable(condition), size: 34 })),
    cells((offer) => {
      const text = asSentence(list(present([offer.risk && inSentence(shareCopy.risk), offer.warning])));
      return text ? warned({ text: drawable(text), size: 34, isBold: true }) : undefined;
    }),
  ].filter((row) => row.some(Boolean));
  const gap = 12;
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
 * Sizes of a list: of three with what each figure is and what one has to do below it, of more with what a saving is.
 * `before`: of «hasta», by the figure's own; `small`: of the words below a figure, at least `least`.
 */
const sizes = {
  few: { mark: 46, brand: 38, figure: 54, before: 0.5, small: 30, least: 0, gap: 10 },
  some: { mark: 54, brand: 40, figure: 50, before: 0.6, small: 28, least: 26, gap: 10 },
  many: { mark: 50, brand: 38, figure: 48, before: 0.6, small: 28, least: 26, gap: 9 },
};
const sizesOf = (offers: number) => (offers > 5 ? sizes.many : offers > 3 ? sizes.some : sizes.few);
/** The least space between a name and its figure; how far the words below may reach beyond it, into the margin. */
const [SPACE, BEYOND] = [8, 36];

/** Three offers, or as many as a list has, below one another: name, whether money is at risk, figure and what it is. */
export function Rows({ offers, width, height }: Props) {
  const { mark, brand, figure, before, small, least, gap } = sizesOf(offers.length);
  const isFew = offers.length <= 3;
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
  const room = width + BEYOND - indent;
  const under = offers.map(({ gives, condition, isSaving, warning }) =>
    present<Line>([
      gives &&
        (isFew ? gives !== shareCopy.gift : isSaving) && {
          text: drawable(gives),
          size: small,
          isBold: isFew,
        },
      isFew && { text: drawable(condition), size: small },
      isFew && warning && { text: drawable(asSentence(warning)), size: small, tone: "risk" },
    ]),
  );
  const smaller = largestScale(
    (one) => heads * scale + under.reduce((sum, lines) => sum + heightOf(lines, room, one), 0) <= height,
  );
  const isShown = smaller * small >= least;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        height,
        justifyContent: "space-around",
        gap: gap * scale,
      }}
    >
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
            <span style={{ fontWeight: isFew ? 700 : 500 }}>{drawable(offer.brand)}</span>
            <div style={{ display: "flex", flex: 1 }}>
              {offer.risk && <Triangle side={triangleSide(brand * scale)} />}
            </div>
            {offer.before && (
              <span style={{ fontSize: figure * scale * before }}>{drawable(offer.before)}</span>
            )}
            <span style={{ fontSize: figure * scale, fontWeight: 700 }}>{drawable(offer.figure)}</span>
          </div>
          {isShown && (
            <div style={{ display: "flex", flexDirection: "column", width: room, marginLeft: indent }}>
              <Stack lines={under[place] ?? []} scale={smaller} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
