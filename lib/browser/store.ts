import { CONSENT_COOKIE, type ConsentCategory, mayKeepRecords, readConsent } from "../privacy/consent";
import { type LocalRecord, records } from "../privacy/records";
import { attempt, note } from "./attempt";

/** Stops storing and erases what was stored: for a page where the visitor cannot refuse. */
export function failClosed(): void {
  document.documentElement.dataset.consent = "off";
  eraseRecords();
}

/** The visitor's answer, if there is one: see `readConsent`. A page on which nobody can answer is treated as a refusal. */
export function currentAnswer(): ConsentCategory[] | undefined {
  const { consent, consentRevision } = document.documentElement.dataset;
  if (consent === "off") return [];
  return readConsent(readCookie(CONSENT_COOKIE), Number(consentRevision), new Date());
}

/** Whether the visitor's answer, or the site's mode until there is one, lets records be kept. */
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

/** Keeps a value, if consent allows it. Text stays as it is, the rest as JSON. */
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

/** Erases the records that a refusal erases; the answer itself and the chosen colour scheme stay. */
export function eraseRecords(): void {
  Object.values(records).forEach(erase);
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

/** The value of a cookie, as it stands. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((given) => given.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
