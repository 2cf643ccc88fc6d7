/** What readers did not get: searches without a document, or without one with all words, and answers. */
export const missedKinds = {
  nothing: '没有搜到',
  some: '只部分相符',
  declined: '没有答上',
  disliked: '不满意的回答',
} as const;
