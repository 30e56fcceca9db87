import type { ReactNode } from "react";
import { frame } from "@/lib/copy/frame";

interface Props {
  href: string;
  /** `rel` of the link; never `sponsored`, because it is unpaid. */
  rel?: string;
  children: ReactNode;
}

/** An unpaid link to another site, in a new tab. */
export function OutwardLink({ href, rel = "noopener noreferrer", children }: Props) {
  return (
    <a href={href} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden"> {frame.opensNewTab}</span>
    </a>
  );
}
