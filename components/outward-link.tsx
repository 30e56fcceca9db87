import type { ReactNode } from "react";
import { frame } from "@/lib/copy/frame";

interface Props {
  href: string;
  /** What the link tells search engines and the other site; never `sponsored`, for it earns nothing. */
  rel?: string;
  children: ReactNode;
}

/** A link to another site by which nobody earns, in a new tab. */
export function OutwardLink({ href, rel = "noopener noreferrer", children }: Props) {
  return (
    <a href={href} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden"> {frame.opensNewTab}</span>
    </a>
  );
}
