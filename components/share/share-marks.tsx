import { site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";
import { shareCopy } from "@/lib/copy/share";
import { present } from "@/lib/format/format";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import { textWidth } from "@/lib/publish/share-fit";
import { drawMonogram, markColours } from "@/lib/site/mark";
import { drawName, markPaths } from "@/lib/site/wordmark";

/** Money is at risk: beside the offers of a list, and before the words. */
export function Triangle({ side }: { side: number }) {
  return (
    <svg viewBox="0 0 20 18" width={side} height={side * 0.9}>
      <path fill={colour.riskMark} d="M10 0 20 18H0Z" />
      <path fill="#fff" d="M9 6.500h2l-.4 5.700H9.400ZM9 13.600h2v2H9Z" />
    </svg>
  );
}

/** The width of the picture within its margins, and the size of the words beside the wordmark. */
const [LINE, WORDS] = [1088, 34];
/** The height of the wordmark, and its greatest width: a longer name is drawn smaller. */
const [HEIGHT, WIDEST] = [64, 760];

/** The smallest size at which what the site is stands beside the wordmark. */
const LEAST_WORDS = 24;

/** The wordmark, and at the right end of its band what the site is, and its address, which goes first if both have no room. */
export function Name({ host }: { host: string | undefined }) {
  const { width, parts } = drawName(site.brand);
  const height = Math.min(HEIGHT, (WIDEST * 92) / width);
  const drawn = (width * height) / 92;
  const room = LINE - drawn;
  const sizeOf = (text: string) => Math.min(WORDS, room / textWidth(`  ${text}`));
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
        {parts.flatMap((letters, place) =>
          letters.map(({ path, at }) => (
            <path
              key={at}
              fill={place > 0 ? colour.accent : colour.ink}
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

/** An offer's mark on its tile. */
export function Mark({ offer: { logo, color }, side }: { offer: SharedOffer; side: number }) {
  const { tile, sign } = markColours(color);
  return (
    <svg viewBox="0 0 48 48" width={side} height={side}>
      <rect width="48" height="48" rx="12" fill={tile} />
      <path {...drawMonogram(logo.monogram)} fill={sign} />
    </svg>
  );
}

/** The amounts among which the plan's form lets one choose. */
export function Choices({ amounts }: { amounts: readonly string[] }) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 32 }}>
      {amounts.map((amount) => (
        <div
          key={amount}
          style={{
            display: "flex",
            padding: "12px 18px",
            border: `3px solid ${colour.accent}`,
            borderRadius: 40,
            background: "#ffffff",
            fontSize: 36,
            fontWeight: 700,
            lineHeight: 1,
          }}
        >
          {drawable(amount)}
        </div>
      ))}
    </div>
  );
}
