import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import {
  producerCausesSchema,
  producersFolder,
  recordedProducerCauses,
} from '#scripts/dev/real/producers/producer-causes'
import type { RefusalClass } from '#scripts/dev/real/producers/refusal-classes'
import { causesOf } from '#scripts/dev/real/producers/show-producers'
import { recipeOfCause } from '#scripts/dev/real/producers/shown-cause'
import { ruleById } from '#spec/texts'

const causes = recordedProducerCauses()
const validatorCauses = Object.keys(
  JSON.parse(readFileSync(join(packageRoot(), 'corpus', 'causes', 'spirv-val.json'), 'utf8'))
    .causes,
)

/** Lines of a source that a report can show. */
const mostLines = 15

describe('the causes of producers', () => {
  it('are at least 20, of at least 4 producers, each with a unique pair of producer and id', () => {
    expect(
      new Set(causes.map(({ id, producer }) => `${producer} ${id}`)).size,
    ).toBeGreaterThanOrEqual(20)
    expect(new Set(causes.map(({ producer }) => producer)).size).toBeGreaterThanOrEqual(4)
  })

  it.each(causes.map((cause) => [`${cause.producer}/${cause.id}`, cause] as const))(
    'include %s with a short source, a rule of the catalogue and a compilation in each suite',
    (_, cause) => {
      expect(cause.text.trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines)
      const isByValidator = cause.refusedBy === 'spirv-val alone'
      expect(cause.rules.length === 0).toBe(cause.severity === 'crash' || isByValidator)
      if (isByValidator) expect(cause.says).toBeDefined()
      if (cause.validator !== undefined) {
        expect(isByValidator).toBe(true)
        expect(validatorCauses).toContain(cause.validator)
      }
      for (const rule of cause.rules) expect(ruleById(rule)?.id).toBe(rule)
      expect(cause.links.length > 0).toBe(cause.searched === undefined)
      for (const suite of cause.suites) expect(recipeOfCause(cause, suite)).toBeDefined()
    },
  )

  it('have no unused source', () => {
    for (const producer of new Set(causes.map((cause) => cause.producer))) {
      const named = causes
        .filter((cause) => cause.producer === producer)
        .map(({ source }) => source)
      expect(readdirSync(join(producersFolder, producer)).sort()).toEqual(named.sort())
    }
  })

  it('explain the classes of their producer and rule, and no others', () => {
    const [cause] = causes.filter(({ producer, rules }) => producer === 'naga' && rules.length > 0)
    const [rule] = cause?.rules ?? []
    if (cause === undefined || rule === undefined) throw new Error('naga has no cause')
    const refusal: RefusalClass = {
      ...{ producer: 'naga', refusedBy: 'judge alone', rule, shapes: [], modules: [] },
    }
    expect(causesOf(refusal, causes).map(({ id }) => id)).toEqual([cause.id])
    const ofGlslang = causes.filter(({ id }) => id === 'specialized-array-in-a-block')
    const [broken = ''] = ofGlslang[0]?.rules ?? []
    expect(causesOf({ ...refusal, producer: 'glslc', rule: broken }, causes)).toEqual(ofGlslang)
    expect(causesOf({ ...refusal, producer: 'glslang' }, [cause])).toEqual([])
    expect(causesOf({ ...refusal, rule: 'core/phi-parents' }, [cause])).toEqual([])
    expect(causesOf({ ...refusal, refusedBy: 'spirv-val alone' }, [cause])).toEqual([])
    const nameless = { ...cause, refusedBy: 'spirv-val alone', rules: [] } as const
    const message = { ...refusal, refusedBy: 'spirv-val alone', shapes: ['ID * is odd'] } as const
    expect(causesOf(message, [nameless])).toEqual([])
    const quoting = { ...nameless, says: 'is odd' }
    expect(causesOf(message, [quoting])).toEqual([quoting])
    expect(causesOf({ ...message, refusedBy: 'both' }, [quoting])).toEqual([])
    expect(causesOf({ ...message, shapes: ['ID * is even'] }, [quoting])).toEqual([])
    const [optimised] = causes.filter(({ producer }) => producer === 'spirv-opt')
    if (optimised === undefined) throw new Error('spirv-opt has no cause')
    const [left = ''] = optimised.rules
    expect(causesOf({ ...refusal, producer: 'glslc', rule: left }, [optimised])).toEqual([
      optimised,
    ])
    expect(causesOf(refusal, [{ ...cause, says: 'never' }])).toEqual([])
  })
})

describe('a file of causes', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'causes-'))
    mkdirSync(join(folder, 'fake'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is refused with the place of the mistake', () => {
    const [{ id: _, producer: __, text: ___, ...cause } = causes[0] as never] = causes
    const file = {
      $schema: '../../spec/schemas/producer-causes.schema.json',
      producer: 'fake',
      causes: { a: cause },
    }
    expect(producerCausesSchema.safeParse(file).success).toBe(true)
    writeFileSync(join(folder, 'fake.json'), JSON.stringify({ ...file, causes: { A: cause } }))
    expect(() => recordedProducerCauses(folder)).toThrow('expected words and hyphens')
  })
})
