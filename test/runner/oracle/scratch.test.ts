import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createScratch, type Scratch } from '#runner/oracle/scratch'

function scratchOfTest(): Scratch {
  const scratch = createScratch()
  onTestFinished(scratch.close)
  return scratch
}

it('a scratch folder replaces the content of a returned file', () => {
  const scratch = scratchOfTest()
  const first = scratch.write('as long as this', '.spv')
  scratch.remove(first)
  const second = scratch.write(Uint8Array.of(1, 2), '.spv')
  expect(second).toBe(first)
  expect([...readFileSync(second)]).toEqual([1, 2])
})

it('a scratch folder never lends a file twice, with the wrong ending, or after it was returned twice', () => {
  const scratch = scratchOfTest()
  const first = scratch.write('one', '.spv')
  const second = scratch.write('two', '.spv')
  expect(second).not.toBe(first)
  scratch.remove(first)
  scratch.remove(first)
  const files = ['.spvasm', '.spv', '.spv'].map((ending) => scratch.write('next', ending))
  expect(new Set([...files, second]).size).toBe(4)
  expect(readFileSync(second, 'utf8')).toBe('two')
})

it('a scratch folder creates a file again if the tool removed it', () => {
  const scratch = scratchOfTest()
  const file = scratch.write('one', '.spv')
  rmSync(file)
  scratch.remove(file)
  expect(readFileSync(scratch.write('two', '.spv'), 'utf8')).toBe('two')
})

it('a scratch folder removes what a tool wrote, and everything when it is closed', () => {
  const scratch = scratchOfTest()
  const result = scratch.path('.out.spv')
  writeFileSync(result, 'made by a tool')
  scratch.remove(result)
  expect(existsSync(result)).toBe(false)
  const file = scratch.write('one', '.spv')
  scratch.close()
  expect(existsSync(dirname(file))).toBe(false)
})
