/**
 * Width of a text in the bold weight of the share pictures, in px at `size`. Advance widths of U+0020 to U+007E are in
 * thousandths of an em, taken from NotoSansHans-Bold; every other character counts as a full em.
 */
export const titleMeasure = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + (LATIN[(char.codePointAt(0) ?? 0) - 0x20] ?? 1000), 0) * size) / 1000;

const LATIN = [
  227, 370, 575, 589, 589, 962, 739, 325, 378, 378, 506, 589, 325, 370, 325, 388, 589, 589, 589, 589, 589, 589, 589,
  589, 589, 589, 325, 325, 589, 589, 589, 514, 1007, 641, 681, 657, 714, 615, 585, 717, 757, 330, 568, 686, 577, 854,
  749, 770, 667, 770, 682, 624, 625, 748, 618, 915, 627, 581, 613, 378, 388, 378, 589, 567, 626, 591, 644, 527, 644,
  581, 372, 597, 640, 304, 305, 605, 315, 964, 641, 626, 644, 644, 436, 495, 420, 637, 576, 863, 562, 574, 511, 378,
  296, 378, 589,
];
