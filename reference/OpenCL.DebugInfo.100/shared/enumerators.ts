/** Index of the first *Value* of DebugTypeEnum; *Value* and *Name* alternate from there on. */
const firstEnumerator = 8

/** Whether the operand at `index` of DebugTypeEnum, among its enumerators, is a *Value*. */
export function isEnumeratorValue(index: number): boolean {
  return (index - firstEnumerator) % 2 === 0
}
