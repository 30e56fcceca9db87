import type { ReactNode } from "react";
import { frame } from "@/lib/copy/frame";
import { ConsentBanner } from "./consent-banner";
import { SiteFooter } from "./site-footer";
import styles from "./site-frame.module.css";
import { SiteHeader } from "./site-header";

interface Props {
  /** The path of the page, to mark its own link as current. */
  path: string;
  /** Whether the page has an offer's bar, for which the cookie icon makes room. */
  hasBar?: boolean;
  children: ReactNode;
}

/** The question about cookies, header, content and footer. */
export function SiteFrame({ path, hasBar, children }: Props) {
  return (
    <>
      <a href="#contenido" className={styles.skip}>
        {frame.skip}
      </a>
      <ConsentBanner overBar={hasBar} />
      <SiteHeader path={path} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  );
}
