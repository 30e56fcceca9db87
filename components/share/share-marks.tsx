import { hasAddress, site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";
import { shareCopy } from "@/lib/copy/share";
import { drawable, type SharedOffer } from "@/lib/publish/share-card";
import { drawMonogram, markColors } from "@/lib/site/mark";
import { drawName, markPaths } from "@/lib/site/wordmark";

/** Money is at risk: beside the offers of a list, and before the words. */
export function Triangle() {
  return (
    <svg viewBox="0 0 20 18" width="36" height="32">
      <path fill={colour.riskMark} d="M10 0 20 18H0Z" />
      <path fill="#fff" d="M9 6.500h2l-.4 5.700H9.400ZM9 13.600h2v2H9Z" />
    </svg>
  );
}

/** The triangle and its words, of an offer with risk. */
function Risk({ offer }: { offer: SharedOffer }) {
  if (!offer.risk) return null;
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 10, fontSize: 28, color: colour.risk }}>
      <Triangle />
      {shareCopy.risk}
    </div>
  );
}

/** Widths of the picture within its margins, and of a letter of the address at most; the address is left out if too long. */
const [LINE, LETTER] = [1088, 19];

/** The wordmark and, on a site that has one, its address: a picture is passed on without its link. */
export function Name() {
  const { width, parts } = drawName(site.brand);
  const drawn = (width * 64) / 92;
  const { host } = new URL(site.url);
  return (
    <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
      <svg viewBox={`0 0 ${width} 92`} width={drawn} height="64">
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
      {hasAddress && drawn + (host.length + 1) * LETTER <= LINE && (
        <span style={{ fontSize: 32, fontWeight: 500, color: colour.muted }}>{host}</span>
      )}
    </div>
  );
}

/** An offer's mark on its tile. */
export function Mark({ offer: { logo, color }, side }: { offer: SharedOffer; side: number }) {
  const { tile, sign } = markColors(color);
  return (
    <svg viewBox="0 0 48 48" width={side} height={side}>
      <rect width="48" height="48" rx="12" fill={tile} />
      {drawMonogram(logo.monogram).map((letter) => (
        <path key={letter.transform} {...letter} fill={sign} />
      ))}
    </svg>
  );
}

/** The amounts among which the plan's form lets one choose. */
export function Choices({ amounts }: { amounts: readonly string[] }) {
  return (
    <div style={{ display: "flex", gap: 16 }}>
      {amounts.map((amount) => (
        <div
          key={amount}
          style={{
            display: "flex",
            padding: "14px 22px",
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

/** One of two offers side by side, or of three in rows: its figure, what one has to do, and whether money is at risk. */
export function Compared({ offer, isLarge }: { offer: SharedOffer; isLarge: boolean }) {
  const figure = drawable(offer.figure);
  const condition = drawable(offer.condition);
  const isShort = figure.length <= (isLarge ? 5 : 7);
  const large = (
    <span
      style={{ fontSize: isLarge ? (isShort ? 112 : 64) : isShort ? 72 : 56, fontWeight: 700, lineHeight: 1 }}
    >
      {figure}
    </span>
  );
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: isLarge ? 16 : 8,
        ...(isLarge && { width: 324 }),
      }}
    >
      <div
        style={{
          display: "flex",
          alignItems: "center",
          gap: 16,
          fontSize: isLarge ? 34 : 38,
          fontWeight: 500,
          whiteSpace: "nowrap",
        }}
      >
        <Mark offer={offer} side={52} />
        <div style={{ display: "flex", flex: 1 }}>{drawable(offer.brand)}</div>
        {!isLarge && large}
      </div>
      {isLarge && large}
      <div
        style={{
          display: "flex",
          flexDirection: isLarge ? "column" : "row",
          gap: isLarge ? 12 : 16,
          fontSize: isLarge ? 32 : condition.length > 40 ? 24 : 28,
          lineHeight: 1.1,
        }}
      >
        <span style={isLarge ? {} : { flex: 1 }}>{condition}</span>
        <Risk offer={offer} />
      </div>
    </div>
  );
}
