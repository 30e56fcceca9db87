import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";
import { drawable, type ShareCard, type SharedOffer } from "@/lib/publish/share-card";
import { drawMonogram, markColors } from "@/lib/site/mark";
import { drawName, markPaths } from "@/lib/site/wordmark";

const size = { width: 1200, height: 630 };
/** The place of the perforation, from the left, and the diameter of its two notches. */
const [EDGE, NOTCH] = [730, 56];

/** The site's typeface, as WOFF: the renderer reads no WOFF2. */
const font = (weight: 500 | 700) =>
  readFile(
    `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
  ).then((data) => ({ name: "Bricolage Grotesque", data, weight, style: "normal" as const }));

/** Draws a card as a PNG of 1200 by 630, legible when it is shown small: the wordmark above a ticket. */
export async function sharePicture(card: ShareCard): Promise<ImageResponse> {
  const fonts = await Promise.all([font(500), font(700)]);
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: 40,
        width: "100%",
        height: "100%",
        padding: "48px 64px 64px",
        background: colour.light,
        color: colour.ink,
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <Name />
      <div
        style={{
          display: "flex",
          flex: 1,
          position: "relative",
          border: `3px solid ${colour.edge}`,
          borderRadius: 40,
          background: "#ffffff",
        }}
      >
        <Face {...card} />
        <Stub {...card} />
        <Notch top={-NOTCH / 2} />
        <Notch bottom={-NOTCH / 2} />
        <Cover top={-NOTCH / 2 - 6} />
        <Cover bottom={-NOTCH / 2 - 6} />
      </div>
    </div>,
    { ...size, fonts },
  );
}

/** The left part of the ticket: an offer and what the page says of it, or some offers with their figures. */
function Face({ name, headline, condition, offers, more }: ShareCard) {
  const [only] = offers;
  const isPlan = more !== undefined;
  const isList = !isPlan && offers.length > 1;
  const isLong = offers.length > 3;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        gap: isLong ? 10 : isPlan ? 20 : 28,
        width: EDGE,
        padding: "0 56px",
        borderRadius: "37px 0 0 37px",
        background: colour.accentSoft,
      }}
    >
      {isPlan && <div style={{ display: "flex", fontSize: 44, fontWeight: 500 }}>{drawable(name)}</div>}
      {!isList && !isPlan && only && (
        <div style={{ display: "flex", alignItems: "center", gap: 24, fontSize: 48, fontWeight: 700 }}>
          <Mark offer={only} side={88} />
          {drawable(name)}
        </div>
      )}
      {!isList && (
        <div
          style={{
            display: "flex",
            fontSize: headline.length > 24 ? 60 : 84,
            fontWeight: 700,
            lineHeight: 1.05,
          }}
        >
          {drawable(headline)}
        </div>
      )}
      {condition && (
        <div style={{ display: "flex", fontSize: 38, fontWeight: 500, lineHeight: 1.2 }}>
          {drawable(condition)}
        </div>
      )}
      {more?.map((words) => (
        <div key={words} style={{ display: "flex", fontSize: 36, fontWeight: 500 }}>
          {drawable(words)}
        </div>
      ))}
      {isPlan && (
        <div style={{ display: "flex", gap: 20 }}>
          {offers.map((offer) => (
            <Mark key={offer.brand} offer={offer} side={84} />
          ))}
        </div>
      )}
      {(isList ? offers : []).map((offer) => (
        <div
          key={offer.brand}
          style={{
            display: "flex",
            alignItems: "center",
            gap: isLong ? 16 : 24,
            fontSize: isLong ? 34 : 40,
            whiteSpace: "nowrap",
          }}
        >
          <Mark offer={offer} side={isLong ? 60 : 84} />
          <span>{drawable(offer.brand)}</span>
          <div style={{ display: "flex", flex: 1 }}>{offer.risk && <Triangle />}</div>
          <span style={{ fontSize: isLong ? 40 : 52, fontWeight: 700 }}>{drawable(offer.figure)}</span>
        </div>
      ))}
    </div>
  );
}

/** The right part: what the page is about, or the date of the check; the risk; and at its foot whose picture it is. */
function Stub({ detail, risk }: ShareCard) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: 32,
        flex: 1,
        padding: "56px 32px 40px",
        borderLeft: `5px dashed ${colour.edge}`,
        fontSize: 32,
        fontWeight: 500,
        lineHeight: 1.25,
      }}
    >
      <div style={{ display: "flex", color: colour.muted }}>{drawable(detail)}</div>
      {risk && (
        <div style={{ display: "flex", gap: 14, color: colour.risk }}>
          <Triangle />
          <span style={{ flex: 1 }}>{drawable(risk)}</span>
        </div>
      )}
      <div
        style={{
          display: "flex",
          marginTop: "auto",
          paddingTop: 20,
          borderTop: `3px solid ${colour.edge}`,
          color: colour.accent,
          fontSize: 36,
          fontWeight: 700,
        }}
      >
        {drawable(site.slug)}
      </div>
    </div>
  );
}

/** Money is at risk: beside the offers of a list, and before the words. */
function Triangle() {
  return (
    <svg viewBox="0 0 20 18" width="36" height="32">
      <path fill={colour.riskMark} d="M10 0 20 18H0Z" />
      <path fill="#fff" d="M9 6.500h2l-.4 5.700H9.400ZM9 13.600h2v2H9Z" />
    </svg>
  );
}

/** A half circle that cuts the ticket's edge at the perforation. */
function Notch(place: { top: number } | { bottom: number }) {
  return (
    <div
      style={{
        ...place,
        position: "absolute",
        left: EDGE - NOTCH / 2 + 2,
        width: NOTCH,
        height: NOTCH,
        border: `3px solid ${colour.edge}`,
        borderRadius: NOTCH,
        background: colour.light,
      }}
    />
  );
}

/** Hides the half of a notch that is outside the ticket. */
function Cover(place: { top: number } | { bottom: number }) {
  const box = { left: EDGE - NOTCH / 2 - 4, width: NOTCH + 12, height: NOTCH / 2 + 3 };
  return <div style={{ ...place, ...box, position: "absolute", background: colour.light }} />;
}

/** The wordmark. */
function Name() {
  const { width, parts } = drawName(site.brand);
  return (
    <svg viewBox={`0 0 ${width} 92`} width={(width * 64) / 92} height="64">
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
  );
}

/** An offer's mark on its tile. */
function Mark({ offer: { logo, color }, side }: { offer: SharedOffer; side: number }) {
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
