import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { hasAddress, site } from "@/lib/config/site";
import { themeColours as colour } from "@/lib/config/theme";
import { drawable, type ShareCard } from "@/lib/publish/share-card";
import { heightOf, inOneRow, LEADING, rowsOf, scaleOf, textWidth, wordsFit } from "@/lib/publish/share-fit";
import { HomeRows } from "./share-home";
import { Choices, Name } from "./share-marks";
import { Rows } from "./share-offers";
import { type Line, Stack, warned } from "./share-stack";

const size = { width: 1200, height: 630 };
/** The place of the ticket's perforation, from the left, and the diameter of its two notches. */
const [EDGE, NOTCH] = [712, 56];
/** What the words on the face and on the stub may take: both stay clear of the notches and of the ticket's edge. */
const face = { width: EDGE - 88, height: 352 };
const stub = { width: 304, height: 352 };
/** The same of two offers, and of more than three, which end before the notches. */
const list = { width: face.width, height: 384 };
/** The height of the home page's line and its offers. */
const homeHeight = 372;
/** The size of the address, and the height that it takes at the stub's foot. */
const [ADDRESS, FOOT] = [34, 72];

/** The site's typeface, as WOFF: the renderer reads no WOFF2. */
const font = (weight: 500 | 700) =>
  readFile(
    `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
  ).then((data) => ({ name: "Bricolage Grotesque", data, weight, style: "normal" as const }));

/** Draws a card as a PNG of 1200 by 630, legible when it is shown small: the wordmark above a ticket. */
export async function sharePicture(card: ShareCard): Promise<ImageResponse> {
  const fonts = await Promise.all([font(500), font(700)]);
  const host = hasAddress ? new URL(site.url).host : undefined;
  const lines = stubLines(card).map((line) => wordsFit(line, stub.width));
  const isAtFoot =
    host !== undefined &&
    textWidth(host) * ADDRESS <= stub.width &&
    heightOf(lines, stub.width) + FOOT <= stub.height;
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
      <Name host={isAtFoot ? undefined : host} />
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
        <Stub lines={lines} host={isAtFoot ? host : undefined} shift={stubShift(card)} />
        <Notch at={{ top: -NOTCH / 2 }} />
        <Notch at={{ bottom: -NOTCH / 2 }} />
        <Cover at={{ top: -NOTCH / 2 - 6 }} />
        <Cover at={{ bottom: -NOTCH / 2 - 6 }} />
      </div>
    </div>,
    { ...size, fonts },
  );
}

/** The left part of the ticket: an offer, a plan or a page with its figure, or some offers with theirs. */
function Face(card: ShareCard) {
  const { choices, offers, isList, rows } = card;
  const lines = isList ? [] : faceLines(card);
  const room = { ...face, height: face.height - (choices ? 120 : 0) };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        width: EDGE,
        padding: "0 44px",
        borderRadius: "37px 0 0 37px",
        background: colour.accentSoft,
      }}
    >
      {isList && <Rows offers={offers} {...(offers.length === 3 ? face : list)} />}
      {lines.length > 0 && <Stack lines={lines} scale={scaleOf(lines, room)} />}
      {choices && <Choices amounts={choices} />}
      {rows && <HomeRows {...rows} width={list.width} height={homeHeight - heightOf(lines, list.width)} />}
    </div>
  );
}

/** Sizes of a figure, of words in its place, and of words above offers; in one row if that makes them no smaller than `least`. */
const [FIGURE, ANSWER, ABOVE, inRows] = [150, 124, 70, { least: 72, broken: 84 }];
/** Sizes of what stands around them. */
const [TITLE, WORDS, NOTES] = [50, 40, 36];
/** How far below its row's middle a name has its baseline, by its size. */
const BASELINE = 0.33;
/** The side of one mark before the title, and what several take together. */
const [MARK, MARKS] = [84, 144];

function faceLines(card: ShareCard): Line[] {
  const { title, headline, figure, condition, warning, notes = [], offers, rows } = card;
  const { before = "", amount = headline, after = "", isWords = !figure } = figure ?? {};
  const side = Math.min(MARK, MARKS / Math.max(offers.length, 1));
  const largest = {
    text: drawable(amount),
    before: drawable(before),
    size: rows ? ABOVE : isWords ? ANSWER : FIGURE,
    isBold: true,
    isFigure: true,
    gap: 14,
    leading: isWords ? LEADING : 1,
  };
  return [
    ...(title ? [{ signs: offers, side, text: drawable(title), size: TITLE, isBold: true }] : []),
    inOneRow(largest, face.width, rows ? { least: 0, broken: ABOVE } : inRows),
    ...(after ? [{ text: drawable(after.replace(/^[:,]/, "")), size: WORDS, gap: 8 }] : []),
    ...(condition ? [{ text: drawable(condition), size: WORDS, gap: 18 }] : []),
    ...(warning ? [warned({ text: drawable(warning), size: 38, isBold: true, gap: 18 })] : []),
    ...notes.map(
      ({ offer, words, isRisky = false }): Line => ({
        ...(isRisky && { isWarning: true }),
        signs: [offer],
        side: 60,
        text: drawable(words),
        size: NOTES,
        gap: 18,
      }),
    ),
  ];
}

/** The stub's lines: conditions, date of the check, risk. They are the largest words, to be read in a small picture too. */
function stubLines(card: ShareCard): Line[] {
  const { lead, detail, risk } = card;
  const [first, ...rest] = risk ?? [];
  const size = isTextPage(card) ? 30 : lead ? 34 : 42;
  return [
    ...(lead ? [{ text: drawable(lead), size: 42, isBold: true }] : []),
    ...detail.map((text): Line => ({ text: drawable(text), size, gap: 12, tone: "muted" })),
    ...(first ? [warned({ text: drawable(first), size: 38, isBold: true, gap: 32 })] : []),
    ...rest.map(
      (text, place): Line =>
        place === 0
          ? { text: drawable(text), size: 36, gap: 2, tone: "risk" }
          : warned({ text: drawable(text), size: 26, gap: 14 }),
    ),
  ];
}

/** Whether a picture says nothing but a page's name and what the page is about. */
const isTextPage = ({ title, lead, choices }: ShareCard) => !title && !lead && !choices;

/** How far below the middle the words beside a page's name stand: at its baseline, if it is one row and alone. */
function stubShift(card: ShareCard): number {
  const [name, ...more] = faceLines(card);
  const isAlone = isTextPage(card) && name && more.length === 0;
  return isAlone && rowsOf(name.text, name.size, face.width) === 1 ? name.size * BASELINE : 0;
}

/** The right part of the ticket. */
function Stub({ lines, host, shift }: { lines: readonly Line[]; host: string | undefined; shift: number }) {
  const room = { ...stub, height: stub.height - (host ? FOOT : 0) };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        flex: 1,
        padding: "37px 24px 37px 32px",
        borderLeft: `5px dashed ${colour.edge}`,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          justifyContent: "center",
          paddingTop: 2 * shift,
        }}
      >
        <Stack lines={lines} scale={scaleOf(lines, room)} />
      </div>
      {host && <div style={{ display: "flex", fontSize: ADDRESS, color: colour.accent }}>{host}</div>}
    </div>
  );
}

type Place = { top: number } | { bottom: number };

/** A half circle that cuts the ticket's edge at the perforation. */
function Notch({ at }: { at: Place }) {
  return (
    <div
      style={{
        ...at,
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
function Cover({ at }: { at: Place }) {
  const box = { left: EDGE - NOTCH / 2 - 4, width: NOTCH + 12, height: NOTCH / 2 + 3 };
  return <div style={{ ...at, ...box, position: "absolute", background: colour.light }} />;
}
