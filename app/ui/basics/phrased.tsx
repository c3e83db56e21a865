import { Fragment } from "react";

/** A title that may break between its parts, and in Chinese nowhere else. */
export function Phrased({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
