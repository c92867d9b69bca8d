import { expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { ask } from '#scripts/dev/hostile/ask'
import { campaign } from '#scripts/dev/hostile/campaign'
import { chance } from '#scripts/dev/hostile/chance'
import { hostileInput, hostileText, onOneLine } from '#scripts/dev/hostile/input'
import { largeModule } from '#scripts/dev/hostile/large/large-module'
import { seedModules } from '#scripts/dev/hostile/seeds'
import { environmentByName } from '#spec/environments'

const seeds = seedModules()
const environment = environmentByName('spv1.6')

it('a hostile campaign finds no input that throws an error', () => {
  expect(seeds.length).toBeGreaterThan(100)
  const { inputs, limited, verdicts, assembled, troubles } = campaign({
    seed: 3,
    first: 0,
    count: 2500,
    seeds,
  })
  expect(inputs).toBe(2500)
  expect(limited).toBeGreaterThan(250)
  // Whether one in a thousand stays valid depends on the modules of the day.
  expect(Object.keys(verdicts)).toEqual(expect.arrayContaining(['invalid', 'unsupported']))
  expect(assembled).toBeGreaterThan(500)
  expect(troubles).toEqual([])
})

it('a hostile input depends only on its number', () => {
  expect(hostileInput(seeds, 1, 5)).toEqual(hostileInput(seeds, 1, 5))
  expect(hostileInput(seeds, 1, 5)).not.toEqual(hostileInput(seeds, 1, 6))
  expect(hostileInput(seeds, 1, 5)).not.toEqual(hostileInput(seeds, 2, 5))
  expect(hostileText('OpNop\n', 1, 4)).toBe(hostileText('OpNop\n', 1, 4))
})

it('a hostile campaign reports repeated delays, but not a single interruption', () => {
  if (environment === undefined) throw new Error('there is no spv1.6')
  const [module = new Uint32Array()] = seeds
  let time = 0
  const slow = ask(module, { seed: 1, input: 1, environment }, () => (time += 500))
  expect(slow.troubles.map(({ asked }) => asked)).toContain('validate')
  let asked = 0
  const interrupted = ask(module, { seed: 1, input: 1, environment }, () =>
    asked++ === 0 ? -900 : 0,
  )
  expect(interrupted.troubles).toEqual([])
})

it('a hostile campaign reports errors that are thrown', () => {
  if (environment === undefined) throw new Error('there is no spv1.6')
  const broken = new Proxy(new Uint32Array(8), {
    get: (target, key) => {
      if (key === 'byteLength') return target.byteLength
      throw new Error('it is broken')
    },
  })
  const { verdict, troubles } = ask(broken, { seed: 1, input: 1, environment })
  expect(verdict).toBe('none')
  expect(troubles.map(({ asked }) => asked)).toEqual(['decode', 'disassemble', 'validate', 'run'])
})

it('most large hostile modules can be decoded, so that checks are reached', () => {
  if (environment === undefined) throw new Error('there is no spv1.6')
  const names = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const module = largeModule(2000, chance(seed))
    expect(module).toEqual(largeModule(2000, chance(seed)))
    expect(module.length).toBeGreaterThan(500)
    const { module: decoded, defects } = decode(module, environment)
    expect(defects.filter(({ outcome }) => outcome === 'invalid')).toEqual([])
    for (const { name } of decoded.instructions) names.add(name)
  }
  expect(names.size).toBeGreaterThan(40)
  expect([...names]).toEqual(expect.arrayContaining(['OpPhi', 'OpFunctionCall', 'OpGroupDecorate']))
})

it('a hostile text on one line has the tokens of the text', () => {
  const line = onOneLine('; nothing\n%1 = OpTypeVoid\n%2 = OpTypeBool\n')
  expect(line).not.toContain('\n')
  const [whole, joined] = ['%1 = OpTypeVoid\n%2 = OpTypeBool\n', line].map((text) => {
    const made = assemble(text)
    return made.kind === 'assembled' ? made.words : []
  })
  expect(joined).toEqual(whole)
  expect(joined).toHaveLength(9)
})
