import { themeColours as colour } from "@/lib/config/theme";
import type { SharedOffer } from "@/lib/publish/share-card";
import {
  BEFORE,
  BEFORE_GAP,
  LEADING,
  type Measured,
  SIGN_GAP,
  textWidth,
  triangleGap,
  triangleSide,
} from "@/lib/publish/share-fit";
import { Mark, Triangle } from "./share-marks";

/** How far up the baseline of a figure brings the words before it, by its size and the height of its row. */
const descent = (leading: number) => 0.11 + (leading - LEADING) / 2;

/** A line of a picture: its text, in ink unless it is said otherwise, and the marks in front of it. */
export interface Line extends Measured {
  isBold?: boolean;
  /** Whether it is set as tight as the site sets its figures. */
  isFigure?: boolean;
  tone?: "muted" | "risk" | "accent";
  signs?: readonly SharedOffer[];
}

/** A line of a warning, after the triangle. */
export function warned(line: Line): Line {
  return { ...line, isWarning: true, tone: "risk" };
}

/** Lines below one another, `scale` times as large as they say. */
export function Stack({ lines, scale }: { lines: readonly Line[]; scale: number }) {
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      {lines.map(({ gap = 0, ...line }, place) => (
        <div key={line.text} style={{ display: "flex", marginTop: place > 0 ? gap * scale : 0 }}>
          <Row line={line} scale={scale} />
        </div>
      ))}
    </div>
  );
}

function Row({ line, scale }: { line: Line; scale: number }) {
  const { text, before, signs = [], side = 0, isWarning, isBold, isFigure, tone, leading = LEADING } = line;
  const size = line.size * scale;
  return (
    <div
      style={{
        display: "flex",
        flex: 1,
        alignItems: "center",
        fontSize: size,
        fontWeight: isBold ? 700 : 500,
        lineHeight: leading,
        color: colour[tone ?? "ink"],
      }}
    >
      {signs.map((offer) => (
        <div key={offer.brand} style={{ display: "flex", marginRight: SIGN_GAP }}>
          <Mark offer={offer} side={side * scale} />
        </div>
      ))}
      {before && (
        <span
          style={{
            alignSelf: "flex-end",
            marginRight: BEFORE_GAP,
            paddingBottom: size * descent(leading),
            fontSize: size * BEFORE,
            lineHeight: LEADING,
            fontWeight: 500,
          }}
        >
          {before}
        </span>
      )}
      {isWarning && signs.length > 0 ? (
        <Words text={text} size={size} />
      ) : (
        <div style={{ display: "flex", flex: 1, alignItems: "flex-start" }}>
          {isWarning && <Sign size={size} leading={leading} />}
          {isFigure ? (
            <Figure text={text} size={size} leading={leading} isWide />
          ) : (
            <div style={{ display: "flex", flex: 1, textWrap: "balance" }}>{text}</div>
          )}
        </div>
      )}
    </div>
  );
}

/** The triangle before words, in the height of their first row. */
function Sign({ size, leading, less = 0 }: { size: number; leading: number; less?: number }) {
  const marginRight = triangleGap(size) - less;
  return (
    <div style={{ display: "flex", alignItems: "center", height: size * leading, marginRight }}>
      <Triangle side={triangleSide(size)} />
    </div>
  );
}

/** A warning after a mark: its triangle is the first word, and later rows begin below it, not beside it. */
function Words({ text, size }: { text: string; size: number }) {
  const space = size * textWidth(" ");
  return (
    <div style={{ display: "flex", flex: 1, flexWrap: "wrap", columnGap: space }}>
      <Sign size={size} leading={LEADING} less={space} />
      {text.split(" ").map((word, place) => (
        <span key={`${place} ${word}`}>{word}</span>
      ))}
    </div>
  );
}

/** By the size: the letter spacing of a figure, and its spaces, as the site's narrower cut of the typeface has them. */
const [TRACKING, SPACE] = [-0.025, 0.21];
const wide = { flex: 1, flexWrap: "wrap" } as const;

interface FigureProps {
  text: string;
  size: number;
  leading?: number;
  isWide?: boolean;
}

/** A figure; or words in its place, as wide as the column, where they may break. */
export function Figure({ text, size, leading = 1, isWide }: FigureProps) {
  const style = { fontSize: size, fontWeight: 700, lineHeight: leading, letterSpacing: size * TRACKING };
  return (
    <div style={{ ...style, ...(isWide && wide), display: "flex", columnGap: size * SPACE }}>
      {text.split(" ").map((part, place) => (
        <div key={`${place} ${part}`} style={{ display: "flex", columnGap: size * SPACE }}>
          {part.split("\u00a0").map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
