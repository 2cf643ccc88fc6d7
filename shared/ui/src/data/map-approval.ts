/** What stands below a map: the number under which it was approved, or that it was not. */
export const mapApproval = (number: string | undefined): string =>
  number ? `审图号：${number}` : '示意图，不作为划界依据';
