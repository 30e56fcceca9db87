import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { themeColours as colour } from "@/lib/config/theme";
import { drawable, type ShareCard } from "@/lib/publish/share-card";
import { Choices, Compared, Mark, Name, Triangle } from "./share-marks";

const size = { width: 1200, height: 630 };
/** The height for the rows of a list: the ticket's, less the space above and below them. */
const ROOM = 420;
/** The place of the perforation, from the left, and the diameter of its two notches. */
const [EDGE, NOTCH] = [776, 56];

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
        gap: 36,
        width: "100%",
        height: "100%",
        padding: "40px 56px 52px",
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
function Face({ name, headline, figure, condition, offers, more, choices }: ShareCard) {
  const [only] = offers;
  const isPlan = more !== undefined;
  const isList = !isPlan && offers.length > 1;
  const isPair = offers.length === 2;
  const isLong = offers.length > 3;
  // Seven rows fit the ticket as four do: the pitch follows from their number.
  const pitch = Math.min(80, Math.floor(ROOM / offers.length));
  const gap = isList ? (isLong ? 8 : 24) : isPlan ? 16 : 20;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        gap,
        width: EDGE,
        padding: "0 48px",
        borderRadius: "37px 0 0 37px",
        background: colour.accentSoft,
      }}
    >
      {isPlan && <div style={{ display: "flex", fontSize: 44, fontWeight: 500 }}>{drawable(name)}</div>}
      {!isList && !isPlan && only && (
        <div style={{ display: "flex", alignItems: "center", gap: 24, fontSize: 52, fontWeight: 700 }}>
          <Mark offer={only} side={84} />
          {drawable(name)}
        </div>
      )}
      {!isList && <Headline headline={headline} figure={figure} />}
      {condition && (
        <div
          style={{
            display: "flex",
            fontSize: condition.length > 34 ? 32 : 38,
            fontWeight: 500,
            lineHeight: 1.15,
            textWrap: "balance",
          }}
        >
          {drawable(condition)}
        </div>
      )}
      {choices && <Choices amounts={choices} />}
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
      {isList && !isLong && (
        <div style={{ display: "flex", flexDirection: isPair ? "row" : "column", gap: isPair ? 32 : 24 }}>
          {offers.map((offer) => (
            <Compared key={offer.brand} offer={offer} isLarge={isPair} />
          ))}
        </div>
      )}
      {(isList && isLong ? offers : []).map((offer) => (
        <div
          key={offer.brand}
          style={{
            display: "flex",
            alignItems: "center",
            gap: 16,
            fontSize: pitch * 0.5,
            lineHeight: 1,
            whiteSpace: "nowrap",
          }}
        >
          <Mark offer={offer} side={pitch - gap} />
          <span>{drawable(offer.brand)}</span>
          <div style={{ display: "flex", flex: 1 }}>{offer.risk && <Triangle />}</div>
          <span style={{ fontSize: pitch * 0.58, fontWeight: 700 }}>{drawable(offer.figure)}</span>
        </div>
      ))}
    </div>
  );
}

/** What a page says in a few words; of an offer, its figure alone is large. */
function Headline({ headline, figure }: Pick<ShareCard, "headline" | "figure">) {
  if (!figure)
    return (
      <div
        style={{
          display: "flex",
          fontSize: headline.length > 24 ? 64 : 92,
          fontWeight: 700,
          lineHeight: 1.05,
        }}
      >
        {drawable(headline)}
      </div>
    );
  const { before, amount, after } = figure;
  return (
    <div style={{ display: "flex", flexDirection: "column", fontSize: 38, lineHeight: 1.15 }}>
      {before.trim() && <span>{drawable(before)}</span>}
      <span
        style={{ fontSize: before.trim() || amount.length > 8 ? 104 : 144, fontWeight: 700, lineHeight: 1 }}
      >
        {drawable(amount)}
      </span>
      {after && <span>{drawable(after.replace(/^[:,]/, ""))}</span>}
    </div>
  );
}

/** The size of a stub's text: as large as its words allow, and below its title's. */
function stubSize(length: number, hasTitle: boolean): number {
  if (length > 65) return 30;
  if (length > 48) return 32;
  return hasTitle || length > 32 ? 34 : 38;
}

/** The right part: what the page is about, or the date of the check; then the risk. */
function Stub({ title, detail, risk = "" }: ShareCard) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        gap: title ? 20 : 28,
        flex: 1,
        padding: "32px 24px 32px 32px",
        borderLeft: `5px dashed ${colour.edge}`,
        fontSize: stubSize(detail.length + risk.length, title !== undefined),
        fontWeight: 500,
        lineHeight: 1.15,
      }}
    >
      {title && (
        <div style={{ display: "flex", fontSize: 36, fontWeight: 700, lineHeight: 1.05 }}>
          {drawable(title)}
        </div>
      )}
      <div style={{ display: "flex", color: colour.muted }}>{drawable(detail)}</div>
      {risk && (
        <div style={{ display: "flex", gap: 12, color: colour.risk }}>
          <Triangle />
          <span style={{ flex: 1 }}>{drawable(risk)}</span>
        </div>
      )}
    </div>
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
