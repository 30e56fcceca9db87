"use client";

import ErrorPage from "./error";
import "./globals.css";

/** The error screen when the layout itself fails. */
export default function GlobalErrorPage(props: Parameters<typeof ErrorPage>[0]) {
  return (
    <html lang="es-ES">
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
