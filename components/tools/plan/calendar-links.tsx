import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/section";
import { downloadPath } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { calendarCopy } from "@/lib/ground/calendar-words";
import styles from "./plan.module.css";

const addressId = "direccion-del-calendario";

/**
 * Subscribe to the calendar of all dates, or download it. Where no program opens `webcal:`, nothing happens: the address
 * stands there to be copied.
 */
export function CalendarLinks({ path }: { path: string }) {
  const address = `${site.url}${path}`;
  return (
    <div className="not-printed stack">
      <div className={styles.links}>
        <a className="pill" href={address.replace(/^https?:/, "webcal:")} rel="nofollow">
          {calendarCopy.subscribe}
        </a>{" "}
        <a href={downloadPath(path)} rel="nofollow" download>
          {calendarCopy.download}
        </a>
      </div>
      <p className="hint">{calendarCopy.text}</p>
      <Disclosure summary={calendarCopy.address}>
        <code id={addressId} className={styles.address}>
          {address}
        </code>
        <p className="row">
          <Button
            kind="secondary"
            className="needs-script"
            data-copy={addressId}
            data-copied={calendarCopy.copied}
          >
            {calendarCopy.copy}
          </Button>{" "}
          <span role="status" />
        </p>
        <p className="hint">{calendarCopy.google}</p>
      </Disclosure>
    </div>
  );
}
