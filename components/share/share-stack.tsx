import { themeColours as colour } from "@/lib/config/theme";
import type { SharedOffer } from "@/lib/publish/share-card";
import { BEFORE, LEADING, type Measured, SIGN_GAP } from "@/lib/publish/share-fit";
import { Mark, Triangle } from "./share-marks";

/** The space after the words before a figure, and how far up its baseline brings them, by its size. */
const [SPACE, DESCENT] = [12, 0.11];

type Sign = SharedOffer | "risk";

/** A line of a picture: its text, in ink unless it is said otherwise, and the marks in front of it. */
export interface Line extends Measured {
  isBold?: boolean;
  tone?: "muted" | "risk" | "accent";
  signs?: readonly Sign[];
}

/** A line of a warning, after the triangle. */
export function warned(line: Line): Line {
  return { ...line, signs: ["risk"], side: line.size * 0.9, tone: "risk" };
}

/** Lines below one another, `scale` times as large as they say. */
export function Stack({ lines, scale }: { lines: readonly Line[]; scale: number }) {
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      {lines.map(({ text, size, before, signs = [], side = 0, gap = 0, isBold, tone }, place) => (
        <div
          key={text}
          style={{
            display: "flex",
            alignItems: "center",
            marginTop: place > 0 ? gap * scale : 0,
            fontSize: size * scale,
            fontWeight: isBold ? 700 : 500,
            lineHeight: LEADING,
            color: colour[tone ?? "ink"],
          }}
        >
          {signs.map((sign) => (
            <div key={sign === "risk" ? sign : sign.brand} style={{ display: "flex", marginRight: SIGN_GAP }}>
              {sign === "risk" ? <Triangle side={side * scale} /> : <Mark offer={sign} side={side * scale} />}
            </div>
          ))}
          {before && (
            <span
              style={{
                alignSelf: "flex-end",
                marginRight: SPACE,
                paddingBottom: size * scale * DESCENT,
                fontSize: size * scale * BEFORE,
                fontWeight: 500,
              }}
            >
              {before}
            </span>
          )}
          <div style={{ display: "flex", flex: 1, textWrap: "balance" }}>{text}</div>
        </div>
      ))}
    </div>
  );
}
