import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

const folder = join(packageRoot(), 'corpus')

/** The text of a case, without the lines that describe it. */
function textOf(id: string): string {
  return readFileSync(join(folder, `${id}.spvasm`), 'utf8').replaceAll(/^;.*\n/gm, '')
}

function instructionsOf(id: string): readonly string[] {
  return textOf(id)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Cases of forms that tools get wrong by themselves, whatever the rule: a valid one and one with a fault for each. */
describe('the corpus has modules', () => {
  it('in the other byte order', () => {
    for (const id of ['core/id-defined/byte-order-1', 'core/id-defined/byte-order-nowhere-1'])
      expect(readFileSync(join(folder, `${id}.spvhex`), 'utf8')).toMatch(/^0x03022307\b/m)
  })

  it.each([
    'core/call-argument-type/after-1600-instructions-1',
    'core/call-argument-type/after-1600-instructions-another-type-1',
    'core/call-result-type/before-1600-instructions-1',
  ])('of more than 1,500 instructions with a call: %s', (id) => {
    const instructions = instructionsOf(id)
    expect(instructions.length).toBeGreaterThan(1500)
    expect(instructions.some((line) => line.includes('OpFunctionCall'))).toBe(true)
  })

  it.each([
    'core/switch-literals-distinct/negative-1',
    'core/switch-literals-distinct/negative-twice-in-64-bits-1',
  ])('with negative literals of OpSwitch and a selector of 64 bits: %s', (id) => {
    expect(textOf(id)).toMatch(/OpTypeInt 64 1/)
    expect(textOf(id)).toMatch(/OpSwitch .* -\d/)
  })

  it.each([
    'core/load-pointer/high-ids-by-300-1',
    'core/load-pointer/high-ids-by-300-number-1',
    'core/load-type/high-ids-by-70000-another-type-1',
  ])('with ids above 300 in OpLoad: %s', (id) => {
    const [, pointer] = /OpLoad %\d+ %(\d+)/.exec(textOf(id)) ?? []
    expect(Number(pointer)).toBeGreaterThan(300)
  })

  it.each([
    'SPV_NV_shader_image_footprint/coarse-is-a-boolean/levels-1',
    'SPV_NV_shader_image_footprint/coarse-is-a-boolean/levels-float-1',
  ])('with OpConstantFalse before OpConstantTrue: %s', (id) => {
    const text = textOf(id)
    expect(text).toContain('OpConstantFalse')
    expect(text.indexOf('OpConstantTrue')).toBeGreaterThan(text.indexOf('OpConstantFalse'))
  })
})
