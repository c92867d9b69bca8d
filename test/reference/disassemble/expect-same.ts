import { expect } from 'vitest'
import { type DisassembleOptions, disassemble } from '#reference/disassemble/disassemble'
import { spirvDis } from '../../support/spirv-dis.ts'

/** The first line that differs, for a difference in thousands of lines must be readable. */
function firstDifference(ours: string, theirs: string): string {
  const other = theirs.split('\n')
  const index = ours.split('\n').findIndex((line, n) => line !== other[n])
  return `line ${index + 1}: we print '${ours.split('\n')[index]}', spirv-dis '${other[index]}'`
}

/** Asserts that spirv-dis accepts the words and prints what we print. */
export function expectSame(
  words: Uint32Array,
  flags: readonly string[] = ['--raw-id'],
  options: DisassembleOptions = {},
): void {
  const { accepted, output, complaint } = spirvDis(words, flags)
  expect(accepted, complaint).toBe(true)
  const theirs = new TextDecoder('utf-8', { ignoreBOM: true }).decode(output)
  const ours = disassemble(words, options)
  if (ours !== theirs) expect.fail(firstDifference(ours, theirs))
  expect(ours.split('\n').length).toBeGreaterThan(1)
}
