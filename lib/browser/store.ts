import { CONSENT_COOKIE, type ConsentCategory, mayKeepRecords, readConsent } from "../privacy/consent";
import { erasableRecords, type LocalRecord } from "../privacy/records";
import { attempt, note } from "./attempt";

/** Stops storing and erases what was stored: for a page where the visitor cannot refuse. */
export function failClosed(): void {
  document.documentElement.dataset.consent = "off";
  eraseRecords();
}

/** The visitor's answer, if there is one: see `readConsent`. A page where nobody can answer counts as a refusal. */
export function currentAnswer(): ConsentCategory[] | undefined {
  const { consent, consentRevision } = document.documentElement.dataset;
  if (consent === "off") return [];
  return readConsent(readCookie(CONSENT_COOKIE), Number(consentRevision), new Date());
}

/** Whether records may be stored: by the visitor's answer, or without one by the site's mode. */
export function mayKeep(): boolean {
  return mayKeepRecords(document.documentElement.dataset.storageConsent, currentAnswer());
}

/** The valid part of a stored record. */
export function recall<T>(record: LocalRecord<T>): T | undefined {
  return attempt(`read ${record.key}`, () => {
    const stored = localStorage.getItem(record.key);
    return stored === null ? undefined : record.read(record.bare ? stored : parse(stored));
  });
}

/** Stores a value if consent allows it. Text is stored as it is, other values as JSON. */
export function keep<T>(record: LocalRecord<T>, value: T): void {
  if (mayKeep()) attempt(`write ${record.key}`, () => write(record.key, value));
}

/** Adds an entry to a list; the newest stay. Where the storage is full, the older half makes room. */
export function append<T>(record: LocalRecord<T[]> & { cap: number }, entry: T): void {
  if (!mayKeep()) return;
  let list = [...(recall(record) ?? []), entry].slice(-record.cap);
  for (;;) {
    try {
      return write(record.key, list);
    } catch (error) {
      if (list.length === 1) return note(`write ${record.key}`, error);
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

/** Erases all records, as after a refusal; the answer and the chosen colour scheme stay. */
export function eraseRecords(): void {
  erasableRecords.forEach(erase);
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

/** The value of a cookie, not decoded. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((given) => given.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
