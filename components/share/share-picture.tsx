import { ImageResponse } from "next/og";
import { hasAddress, site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";
import { shareCopy } from "@/lib/copy/share";
import { present } from "@/lib/format/format";
import type { ShareCard } from "@/lib/publish/share-card";
import {
  layOut,
  type Line,
  pictureBoxes,
  pictureFonts,
  type PlacedLine,
  SPACE,
  type Type,
  widthOf,
} from "@/lib/publish/share-layout";
import { drawMonogram, markColours } from "@/lib/site/mark";
import { drawName, markPaths } from "@/lib/site/wordmark";

const size = { width: 1200, height: 630 };
/** The two parts of the ticket, with half of each notch, and the perforation between them. */
const ticket = {
  face: "M705 28A26.5 26.5 0 0 1 678.5 1.5H40A38.5 38.5 0 0 0 1.5 40V398A38.5 38.5 0 0 0 40 436.5H678.5A26.5 26.5 0 0 1 705 410",
  stub: "M705 28A26.5 26.5 0 0 0 731.5 1.5H1048A38.5 38.5 0 0 1 1086.5 40V398A38.5 38.5 0 0 1 1048 436.5H731.5A26.5 26.5 0 0 0 705 410",
  perforation: "M705.5 33V410",
};

/** Draws a card as a PNG of 1200 by 630, legible when it is shown small: the wordmark above a ticket. */
export function sharePicture({ face, stub }: ShareCard): ImageResponse {
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "40px 56px 52px",
        background: colour.light,
        color: colour.ink,
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <Name />
      <div style={{ display: "flex", position: "relative", height: 438, paddingLeft: 41, gap: 69 }}>
        <svg viewBox="0 0 1088 438" width={LINE} height={438} style={{ position: "absolute", left: 0 }}>
          <g stroke={colour.edge} strokeWidth="3">
            <path fill={colour.accentSoft} d={ticket.face} />
            <path fill="#fff" d={ticket.stub} />
            <path strokeWidth="5" strokeDasharray="10 5" d={ticket.perforation} />
          </g>
        </svg>
        <Column lines={face} box={pictureBoxes.face} />
        <Column lines={stub} box={pictureBoxes.stub} />
      </div>
    </div>,
    { ...size, fonts: pictureFonts },
  );
}

/** The width of the picture within its margins, the wordmark's height, and its greatest width. */
const [LINE, HEIGHT, WIDEST] = [1088, 64, 760];
/** The size of the words beside the wordmark, at most and at least, and their look at size 1. */
const [WORDS, LEAST_WORDS] = [34, 24];
const words = { size: 1, weight: 500, tracking: 0 } as const;

/** The wordmark; at the right end of its band what the site is, and its address, which stands alone if both have no room. */
function Name() {
  const { width, parts } = drawName(site.brand);
  const height = Math.min(HEIGHT, (WIDEST * 92) / width);
  const drawn = (width * height) / 92;
  const sizeOf = (text: string) => Math.min(WORDS, (LINE - drawn - SPACE) / widthOf(text, words));
  const host = hasAddress && new URL(site.url).host;
  const all = present([shareCopy.independent, host]).join(" · ");
  const shown = host && sizeOf(all) < LEAST_WORDS ? host : all;
  return (
    <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
      <svg viewBox={`0 0 ${width} 92`} width={drawn} height={height}>
        <path fill={colour.accent} d={markPaths.face} />
        <path fill={colour.accent} opacity="0.45" d={markPaths.stub} />
        <path
          d={markPaths.tick}
          fill="none"
          stroke="#fff"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {parts.flatMap((letters, index) =>
          letters.map(({ path, at }) => (
            <path
              key={at}
              fill={index > 0 ? colour.accent : colour.ink}
              transform={`translate(${at})`}
              d={path}
            />
          )),
        )}
      </svg>
      <span style={{ fontSize: sizeOf(shown), fontWeight: 500, color: colour.muted }}>{shown}</span>
    </div>
  );
}

/** Lines below one another, in the middle of a part of the ticket. */
function Column({ lines, box }: { lines: readonly Line[]; box: { width: number; height: number } }) {
  return (
    <div style={{ display: "flex", flexDirection: "column", justifyContent: "center", width: box.width }}>
      {layOut(lines, box).map((line, index) => (
        <Row key={line.line.text} {...line} gap={index > 0 ? line.gap : 0} />
      ))}
    </div>
  );
}

function Row({ line: { role, marks = [] }, type, before, figure, side, sign, gap, height }: PlacedLine) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: SPACE, marginTop: gap, height }}>
      {marks.map((offer) => (
        <Mark key={offer.brand} offer={offer} side={side} />
      ))}
      <div style={{ display: "flex", gap: SPACE, flexDirection: role === "name" ? "row-reverse" : "row" }}>
        {sign > 0 && (
          <div style={{ display: "flex", alignItems: "center", height: type.size * type.leading }}>
            <Triangle side={sign} />
          </div>
        )}
        <Figure type={type} before={before} />
      </div>
      {figure && (
        <div style={{ display: "flex", flex: 1, justifyContent: "flex-end" }}>
          <Figure {...figure} />
        </div>
      )}
    </div>
  );
}

/** How far a figure's baseline is above the foot of its row, by its size: what stands before it has the same. */
const BASELINE = 0.17;

/** Text; and before a figure smaller words, on its baseline. */
function Figure({ type, before }: { type: Type; before: Type | undefined }) {
  return (
    <div style={{ display: "flex", alignItems: "flex-end", gap: SPACE }}>
      {before && (
        <div style={{ display: "flex", paddingBottom: (type.size - before.size) * BASELINE }}>
          <Words {...before} />
        </div>
      )}
      <Words {...type} />
    </div>
  );
}

function Words({ rows, size: fontSize, weight, leading, tracking, tone }: Type) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        fontSize,
        fontWeight: weight,
        lineHeight: leading,
        letterSpacing: tracking * fontSize,
        color: colour[tone ?? "ink"],
      }}
    >
      {rows.map((row, index) => (
        <div key={`${index} ${row}`} style={{ display: "flex", whiteSpace: "nowrap" }}>
          {row}
        </div>
      ))}
    </div>
  );
}

type Marked = NonNullable<Line["marks"]>[number];

/** An offer's mark on its tile. */
function Mark({ offer: { logo, color }, side }: { offer: Marked; side: number }) {
  const { tile, sign } = markColours(color);
  return (
    <svg viewBox="0 0 48 48" width={side} height={side}>
      <rect width="48" height="48" rx="12" fill={tile} />
      <path {...drawMonogram(logo.monogram)} fill={sign} />
    </svg>
  );
}

/** Money is at risk, or something else speaks against an offer. */
function Triangle({ side }: { side: number }) {
  return (
    <svg viewBox="0 0 20 18" width={side} height={side * 0.9}>
      <path fill={colour.riskMark} d="M10 0 20 18H0Z" />
      <path fill="#fff" d="M9 6.500h2l-.4 5.700H9.400ZM9 13.600h2v2H9Z" />
    </svg>
  );
}
