/** Line below a map: its approval number, or that it has none. */
export const mapApproval = (number: string | undefined): string =>
  number ? `审图号：${number}` : '示意图，不作为划界依据';
