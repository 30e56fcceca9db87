import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { markColors } from "@/lib/site/mark";
import { drawable, type ShareCard } from "@/lib/publish/share-card";
import { site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";

const size = { width: 1200, height: 630 };

/** The site's typeface, as WOFF: the renderer reads no WOFF2. */
const font = (weight: 500 | 700) =>
  readFile(
    `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
  ).then((data) => ({ name: "Bricolage Grotesque", data, weight, style: "normal" as const }));

/** Draws a card as a PNG of 1200 by 630, legible when it is shown small. */
export async function sharePicture(card: ShareCard): Promise<ImageResponse> {
  const { name, headline, detail, risk, unconfirmed, logo } = card;
  const fonts = await Promise.all([font(500), font(700)]);
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "64px 72px",
        background: colour.light,
        borderBottom: `24px solid ${colour.accent}`,
        color: colour.ink,
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 28, fontSize: 52, fontWeight: 500 }}>
        {logo && <Mark {...logo} />}
        <span style={{ flex: 1 }}>{drawable(name)}</span>
        {name !== site.brand && (
          <span style={{ color: colour.accent, fontSize: 34, fontWeight: 700 }}>{drawable(site.brand)}</span>
        )}
      </div>
      <div
        style={{
          display: "flex",
          flex: 1,
          alignItems: "center",
          fontSize: headline.length > 34 ? 84 : 112,
          fontWeight: 700,
          lineHeight: 1.05,
          letterSpacing: "-0.02em",
        }}
      >
        {drawable(headline)}
      </div>
      {risk && <Detail marked>{drawable(risk)}</Detail>}
      <Detail marked={unconfirmed}>{drawable(detail)}</Detail>
    </div>,
    { ...size, fonts },
  );
}

/** A line under the headline, optionally with an amber dot. */
function Detail({ marked = false, children }: { marked?: boolean | undefined; children: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 34, color: colour.muted }}>
      {marked && <div style={{ width: 22, height: 22, borderRadius: 11, background: colour.risk }} />}
      {children}
    </div>
  );
}

function Mark({ logo, color }: NonNullable<ShareCard["logo"]>) {
  const { tile: background, sign } = markColors(color);
  const tile = {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: 104,
    height: 104,
    borderRadius: 26,
    background,
    color: sign,
    fontSize: 44,
    fontWeight: 700,
  };
  if ("monogram" in logo) return <div style={tile}>{drawable(logo.monogram)}</div>;
  return (
    <div style={tile}>
      <svg viewBox="0 0 24 24" width="64" height="64">
        <path d={logo.path} fill={sign} />
      </svg>
    </div>
  );
}
