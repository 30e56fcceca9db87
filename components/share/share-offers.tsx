import { asSentence, present } from "@/lib/format/format";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import {
  heightOf,
  inOneRow,
  largestScale,
  rowsOf,
  SIGN_GAP,
  textWidth,
  triangleSide,
} from "@/lib/publish/share-fit";
import { beforeOf } from "./share-home";
import { Mark, Triangle } from "./share-marks";
import { Figure, type Line, Stack, warned } from "./share-stack";

interface Props {
  offers: readonly SharedOffer[];
  width: number;
  height: number;
}

/**
 * Sizes of a list: of two with what each figure is and what one has to do below it, of three with what it is, of more with what a
 * saving is.
 * `before`: of «hasta», by the figure's own; `small`: of the words below a figure, at least `least`.
 */
const sizes = {
  two: { mark: 58, brand: 42, figure: 80, before: 0.4, small: 34, least: 0, gap: 10 },
  few: { mark: 50, brand: 40, figure: 58, before: 0.5, small: 30, least: 0, gap: 20 },
  some: { mark: 54, brand: 40, figure: 50, before: 0.6, small: 28, least: 26, gap: 10 },
  many: { mark: 50, brand: 38, figure: 48, before: 0.68, small: 28, least: 26, gap: 9 },
};
/** The most offers that say below their figures what a saving is; of more it stands before the figure. */
const MANY = 5;
function sizesOf(offers: number) {
  if (offers > MANY) return sizes.many;
  if (offers > 3) return sizes.some;
  return offers === 3 ? sizes.few : sizes.two;
}
/** The least space between a name and its figure; how far the words below may reach beyond it, into the margin. */
const [SPACE, BEYOND] = [8, 24];
/** The least size of a warning in one row. */
const ONE_ROW = 26;

/** How small few offers may get with names in one row; the scale of names in two, at least and at most. */
const [SMALL, BROKEN, LARGEST] = [0.8, 0.6, 0.76];

/** Two or three offers, or as many as a list has, below one another: name, whether money is at risk, figure and what it is. */
export function Rows({ offers: all, width, height }: Props) {
  // Of many, each has one row.
  const offers = all.length > MANY ? all.map((offer) => ({ ...offer, before: beforeOf(offer) })) : all;
  const { mark, brand, figure, before, small, least, gap } = sizesOf(offers.length);
  const isFew = offers.length <= 3;
  const besideName = (offer: SharedOffer) =>
    mark +
    (offer.risk ? triangleSide(brand) : 0) +
    (textWidth(offer.figure) + textWidth(offer.before) * before) * figure;
  const roomOf = (offer: SharedOffer, one: number) => width - besideName(offer) * one - 4 * SIGN_GAP - SPACE;
  const fits = (one: number, name: number, most: number) =>
    offers.every((offer) => rowsOf(drawable(offer.brand), brand * name, roomOf(offer, one)) <= most);
  const head = Math.max(figure, mark);
  const heads = offers.length * head + (offers.length - 1) * gap;
  const inOne = largestScale((one) => heads * one <= height && fits(one, one, 1));
  // Long names of few offers break into two rows, before all becomes small.
  const isBroken = isFew && inOne < SMALL;
  const scale = isBroken ? largestScale((one) => heads * one <= height && fits(one, BROKEN, 2)) : inOne;
  const named = isBroken ? largestScale((one) => one <= LARGEST && fits(scale, one, 2)) : inOne;
  const indent = mark * scale + SIGN_GAP;
  const room = width + BEYOND - indent;
  const under = offers.map(({ gives, condition, isSaving, warning }) =>
    present<Line>([
      gives && (isFew || (isSaving && offers.length <= MANY)) && { text: drawable(gives), size: small },
      offers.length < 3 && { text: drawable(condition), size: small },
      isFew &&
        warning &&
        inOneRow(warned({ text: drawable(asSentence(warning)), size: small }), room, {
          least: ONE_ROW,
          broken: small,
        }),
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
              fontSize: brand * named,
              lineHeight: 1,
            }}
          >
            <Mark offer={offer} side={mark * scale} />
            <div style={{ maxWidth: roomOf(offer, scale) + 1, fontWeight: isFew ? 700 : 500 }}>
              {drawable(offer.brand)}
            </div>
            <div style={{ display: "flex", flex: 1 }}>
              {offer.risk && <Triangle side={triangleSide(brand * named)} />}
            </div>
            {offer.before && (
              <span style={{ fontSize: figure * scale * before, whiteSpace: "nowrap" }}>
                {drawable(offer.before)}
              </span>
            )}
            <Figure text={drawable(offer.figure)} size={figure * scale} />
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
