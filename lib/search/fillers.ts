const fillers = new Set(
  `a all also am an and any are as at be been but by can cannot could did do does doesn doing don for
  from get gets getting had has have how i if in into is isn it its just like make makes me my need not
  of on or our please should so some than that the their them then there these they this to too use
  used uses using want was we were what when where which while who why will with won work working works
  would you your`.split(/\s+/),
);

/** Whether a word says next to nothing of what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
