import { erasableRecords, type LocalRecord, REPLAY_SESSION } from "../privacy/records";
import { attempt, logFailure } from "./attempt";
import { isPurposeAllowed, noteErasure } from "./consent-answer";

/** The cookies that Google's gtag keeps. */
const GOOGLE_COOKIES = /^_(ga|gid|gat|gcl)/;

/** Stops storing and erases what was stored: for a page where the visitor cannot refuse. */
export function failClosed(): void {
  document.documentElement.dataset.consent = "off";
  eraseRefused();
}

/** The valid part of a stored record. */
export function readRecord<T>(record: LocalRecord<T>): T | undefined {
  return attempt(`read ${record.key}`, () => {
    const stored = localStorage.getItem(record.key);
    return stored === null ? undefined : record.read(record.bare ? stored : parse(stored));
  });
}

/** Stores a value if consent allows it. Text is stored as it is, other values as JSON. */
export function writeRecord<T>(record: LocalRecord<T>, value: T): void {
  if (isPurposeAllowed("records")) attempt(`write ${record.key}`, () => write(record.key, value));
}

/** Adds an entry to a list; the newest stay. Where the storage is full, the older half makes room. */
export function append<T>(record: LocalRecord<T[]> & { cap: number }, entry: T): void {
  if (!isPurposeAllowed("records")) return;
  let list = [...(readRecord(record) ?? []), entry].slice(-record.cap);
  for (;;) {
    try {
      return write(record.key, list);
    } catch (error) {
      if (list.length === 1) return logFailure(`write ${record.key}`, error);
      list = list.slice(Math.ceil(list.length / 2));
    }
  }
}

/** Erases one record of this browser, and the cookie of the same name. */
export function erase({ key }: { key: string }): void {
  attempt(`erase ${key}`, () => {
    document.cookie = `${key}=; path=/; max-age=0`;
    localStorage.removeItem(key);
  });
}

/** Erases what may not be kept, of services too; the answer and the chosen colour scheme stay. */
export function eraseRefused(): void {
  if (!isPurposeAllowed("records")) erasableRecords.forEach(erase);
  if (!isPurposeAllowed("measurement")) attempt("erase cookies", () => eraseCookies(GOOGLE_COOKIES));
  if (!isPurposeAllowed("replay")) attempt("erase replay", () => sessionStorage.removeItem(REPLAY_SESSION));
}

/** Erases all that the browser allows, the answer included; throws if it refuses something. */
export function eraseEverything(): void {
  noteErasure();
  const failures: unknown[] = [];
  for (const task of [() => eraseCookies(/./), () => localStorage.clear(), () => sessionStorage.clear()])
    try {
      task();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}

/** Erases the cookies whose name fits, on this host and on every domain above it. */
function eraseCookies(name: RegExp): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, i) => `; domain=${labels.slice(i).join(".")}`);
  for (const pair of document.cookie.split("; ")) {
    const [found = ""] = pair.split("=");
    if (!name.test(found)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${found}=; path=/; max-age=0${domain}`;
  }
}
