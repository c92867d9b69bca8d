import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { debugInfos } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { debugInfos as openclDebugInfos } from '#reference/OpenCL.DebugInfo.100/shared/debug-info'
import { validate } from '#reference/validate'
import { usedTexts } from '#runner/foreign/used-texts'
import { type RandomValid, smith, type WantedModules } from '#runner/smith/smith'
import { wantedBy } from '#runner/smith/wanted-by'
import { texts } from '#spec/texts'

function some(wanted: WantedModules, count: number): readonly RandomValid[] {
  const made: RandomValid[] = []
  for (const module of smith(wanted)) {
    made.push(module)
    if (made.length === count) break
  }
  return made
}

describe('random valid modules', () => {
  it('are valid in the environment that they name, and the same for the same seed', () => {
    const made = some({ seed: 7, size: 'small' }, 30)
    expect(made).toHaveLength(30)
    for (const { words, environment, texts: used } of made) {
      expect(validate(words, environment).kind).toBe('valid')
      expect(usedTexts(words, texts)).toEqual(used)
    }
    expect(some({ seed: 7, size: 'small' }, 30)).toEqual(made)
    expect(some({ seed: 8, size: 'small' }, 30)).not.toEqual(made)
  })

  it('have the environment, the text and the size that are asked for', async () => {
    const name = 'SPV_EXT_replicated_composites'
    const wanted = await wantedBy({
      ...{ seed: 1, size: 'small' },
      ...{ texts: [name], environments: ['vulkan1.2', 'spv1.5'] },
    })
    const made = some(wanted, 20)
    expect(new Set(made.map(({ environment }) => environment.name))).toEqual(
      new Set(['vulkan1.2', 'spv1.5']),
    )
    for (const { texts: used } of made) expect(used).toContain(name)
    const [large] = some({ seed: 1, size: 'large' }, 1)
    expect(large?.words.length).toBeGreaterThan(4000)
    const [program] = some({ seed: 1, size: 'program' }, 1)
    expect(
      validate(program?.words ?? Uint32Array.of(), { ...(program?.environment ?? never()) }),
    ).toEqual({ kind: 'valid' })
  })

  it('have debug information on request', () => {
    const environments = ['vulkan1.3', 'vulkan1.4']
    const made = some({ seed: 3, size: 'small', debug: true, environments }, 30)
    const names = made.flatMap(({ words }) => {
      const { module } = decode(words)
      const called = debugInfos(module).flatMap(({ row }) => row?.name ?? [])
      expect(called).toContain('DebugFunctionDefinition')
      return [
        ...called,
        ...module.all('OpExtInstImport').map(({ word }) => module.string(word + 2)),
      ]
    })
    expect(names).toEqual(
      expect.arrayContaining([
        ...['DebugLocalVariable', 'DebugDeclare', 'DebugValue', 'DebugLexicalBlock', 'DebugLine'],
        ...['DebugTypeVector', 'NonSemantic.DebugPrintf', 'NonSemantic.DebugBreak'],
      ]),
    )
  })

  it('have debug information of OpenCL.DebugInfo.100 if they are kernels', () => {
    const environments = ['opencl1.2', 'opencl2.2']
    const made = some({ seed: 3, size: 'small', debug: true, environments }, 30)
    const names = made.flatMap(({ words, texts: used }) => {
      expect(used).toContain('OpenCL.DebugInfo.100')
      return openclDebugInfos(decode(words).module).flatMap(({ row }) => row?.name ?? [])
    })
    expect(names).toEqual(
      expect.arrayContaining([
        ...['DebugFunction', 'DebugLocalVariable', 'DebugDeclare', 'DebugValue', 'DebugScope'],
        ...['DebugLexicalBlock', 'DebugTypeArray', 'DebugTypeComposite', 'DebugTypeMember'],
      ]),
    )
  })

  it('are not made if none fits the request', () => {
    expect(some({ seed: 1, size: 'small', texts: ['SPV_TEST_none'] }, 1)).toEqual([])
  })
})

function never(): never {
  throw new Error('no module was made')
}
