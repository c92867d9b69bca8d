import { describe, expect, it } from 'vitest'
import { make } from '#generators/drive/make'
import { pair } from '#generators/pairs/pair'
import { pairMakers } from '#generators/pairs/pair-makers'
import { skeletons } from '#generators/pairs/pieces'
import { rendered } from '#generators/pairs/skeleton'
import { encode } from '#generators/words/encode'
import { validate } from '#reference/validate'
import { environments } from '#spec/environments'

const universal = environments.filter(({ client }) => client === 'universal')

describe.each(skeletons)('the skeleton %s', (skeleton) => {
  it('is valid in every version, with pieces inserted', () => {
    expect(universal).toHaveLength(7)
    for (const environment of universal) {
      const empty = pair(
        'label-missing',
        skeleton,
        'nothing',
        { skeleton, declarations: '%scalar = OpTypeFloat 32' },
        {},
        { environments: [environment.name] },
      )
      const { module } = make(pairMakers(empty).generator, () => 0)
      expect(module.version).toBe(environment.version)
      expect(validate(encode(module), environment)).toEqual({ kind: 'valid' })
    }
  })
})

describe('rendered', () => {
  it('puts pieces into their sections, and leaves no empty line', () => {
    const text = rendered({ interfaces: '%a %b', body: 'OpNop\n\nOpNop', debug: 'OpName %a "a"' })
    expect(text.split('\n')).toEqual([
      'OpCapability Shader',
      'OpMemoryModel Logical GLSL450',
      'OpEntryPoint GLCompute %main "main" %a %b',
      'OpExecutionMode %main LocalSize 1 1 1',
      'OpName %a "a"',
      '; stock decorations',
      '; stock',
      '; stock that leans on the above',
      '%main = OpFunction %void None %signature',
      '%entry = OpLabel',
      'OpNop',
      'OpNop',
      'OpReturn',
      'OpFunctionEnd',
      '',
    ])
  })

  it('accepts an empty piece', () => {
    expect(rendered({ main: '', end: '', modes: '' })).not.toMatch(/OpFunction|OpExecutionMode/)
  })
})
