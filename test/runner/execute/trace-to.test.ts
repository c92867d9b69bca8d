import { expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { differenceIn, traceTo } from '#runner/execute/trace-to'
import { loads, octets, shaderText, stores } from '../../support/compute.ts'

const made = assemble(
  shaderText({
    body: `${loads(3)}
%sum = OpIAdd %uint %i0 %i1
%unused = OpIMul %uint %i2 %i2
%product = OpIMul %uint %sum %uint_3
${stores('%unused', '%product')}`,
  }),
  { version: 0x10600 },
)
const module = made.kind === 'assembled' ? made.words : new Uint32Array()
const bindings = new Map([
  ['0,0', octets(10, 20, 30)],
  ['0,1', new Uint8Array(8)],
])

it('traceTo shows only the instructions that lead to a byte', () => {
  const lines = traceTo(module, { groups: [1, 1, 1], bindings }, '0,1', 6)
  const results = lines.map((line) => line.replace(/^.*?= /, '').replace(/ .*;/, ' ;'))
  expect(results.filter((line) => !line.startsWith('OpAccessChain'))).toEqual([
    'OpLoad ; 10',
    'OpLoad ; 20',
    'OpIAdd ; 30',
    'OpIMul ; 90',
    expect.stringMatching(/^OpStore/),
  ])
  expect(traceTo(module, { groups: [1, 1, 1], bindings }, '0,7', 0)).toEqual([])
})

it('traceTo reads the place of a difference from a message', () => {
  expect(differenceIn('buffer 0,1, byte 12: expected 0x1, got 0x2')).toEqual(['0,1', 12])
  expect(differenceIn('it does not end')).toBeUndefined()
})
