import { describe, expect, it } from 'vitest'
import { isDescribed } from '#reference/core/shared/availability'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { corpusCases } from '../../texts/corpus-cases.ts'
import { newest } from '../newest.ts'
import { grammarShape, shapeOf, type TypelessModule, takers } from './typeless-shapes.ts'

/** Instructions that no valid case of the corpus has and no shape is made for, with the reason. */
const without: Readonly<Record<string, string>> = {
  OpRetainEvent: 'no rule has cases of it; see the module below',
  OpReleaseEvent: 'as above',
}

const mostWords = 3000
const shapesOfEach = 3

/** Shapes from the valid cases of the corpus, the first of each instruction. */
function corpusShapes(): ReadonlyMap<number, readonly TypelessModule[]> {
  const found = new Map<number, TypelessModule[]>()
  const wanted = new Set(takers.map(({ opcode }) => opcode))
  for (const { case: each, words } of corpusCases) {
    const environment = environmentByName(each.environments[0] ?? '')
    if (each.expect !== 'valid' || each.limits !== undefined || words.length > mostWords) continue
    if (environment === undefined || words[0] !== 0x0723_0203) continue
    const { module, defects } = decode(words, environment)
    if (defects.length > 0) continue
    for (const user of module.instructions) {
      const before = found.get(user.opcode) ?? []
      if (!wanted.has(user.opcode) || before.length >= shapesOfEach) continue
      const shape = shapeOf(module, environment, user)
      if (shape !== undefined) found.set(user.opcode, [...before, shape])
    }
  }
  return found
}

const fromCorpus = corpusShapes()
const table = takers.map((row) => {
  const shape = grammarShape(row)
  return { name: row.name, row, shapes: fromCorpus.get(row.opcode) ?? (shape ? [shape] : []) }
})
const shown = table.filter(({ shapes }) => shapes.length > 0)

/** The unblamed faults of a shape. */
function unblamed({
  words,
  environment,
  word,
  operands,
  wrong,
}: TypelessModule): readonly string[] {
  return operands.flatMap(([offset, name]) =>
    Object.entries(wrong).flatMap(([kind, id]) => {
      const { kind: verdict } = validate(words.with(word + offset, id), environment)
      return verdict === 'invalid' ? [] : [`${name}: ${kind} is ${verdict}`]
    }),
  )
}

describe('operands that are values', () => {
  it('are those of the instructions in the grammar', () => {
    expect(takers.length).toBeGreaterThan(700)
    expect(shown.length).toBeGreaterThan(300)
  })

  it('are tested in every instruction of core and of texts with a folder, unless there is a reason', () => {
    const missing = table
      .filter(
        ({ row, shapes }) =>
          shapes.length === 0 && (row.version !== null || isDescribed(row.opcode)),
      )
      .map(({ name }) => name)
    expect(missing.toSorted()).toEqual(Object.keys(without).toSorted())
  })

  it.each(['OpRetainEvent', 'OpReleaseEvent'])('are blamed in %s if they have no type', (name) => {
    const line = (event: string) => `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability DeviceEnqueue
%set = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
%string = OpString "text"
%void = OpTypeVoid
%signature = OpTypeFunction %void
%type = OpTypeDeviceEvent
%event = OpConstantNull %type
%function = OpFunction %void None %signature
%entry = OpLabel
%nothing = OpFunctionCall %void %function
${name} ${event}
OpReturn
OpFunctionEnd`
    const verdict = (event: string) => {
      const { kind } = validate(assembly(line(event), { version: 0x0001_0000 }), newest)
      return kind
    }
    expect(verdict('%event')).toBe('valid')
    for (const wrong of ['%set', '%string', '%void', '%type', '%entry', '%nothing'])
      expect([wrong, verdict(wrong)]).toEqual([wrong, 'invalid'])
  })

  it.each(shown)('are blamed in $name if they have no type', ({ shapes }) => {
    expect(shapes.flatMap(unblamed)).toEqual([])
  })
})
