import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileInput, hostileText } from '#scripts/dev/hostile/input'
import { seedModules } from '#scripts/dev/hostile/seeds'
import * as library from '#scripts/library'
import { environments } from '#spec/environments'
import '../support/needs-time.ts'

const seeds = seedModules()

const modules = fc.oneof(
  fc.nat().map((number) => hostileInput(seeds, 7, number)),
  fc.uint8Array(),
  fc.uint32Array(),
  fc
    .uint32Array({ maxLength: 12 })
    .map((words) => Uint32Array.from([0x0723_0203, 0x0001_0600, 0, ...words])),
)
const words = modules.map((module) =>
  module instanceof Uint32Array ? module : Uint32Array.from(module),
)
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .nat()
    .map((number) =>
      hostileText(
        library.disassemble(seeds[number % seeds.length] ?? seeds[0] ?? new Uint32Array()),
        7,
        number,
      ),
    ),
)
const names = fc.oneof(
  fc.constantFrom(...environments.map(({ name }) => name)),
  fc.constantFrom('__proto__', 'constructor', ''),
  fc.string(),
)
const globs = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('*', '!*', '[', '{a,b', '**/**', 'core/*', '!(')),
  {
    maxLength: 3,
  },
)
const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, Number.NaN, 1e308))

const selections = fc.record(
  {
    environment: names,
    revisions: fc.dictionary(
      fc.oneof(fc.constantFrom('SPV_KHR_untyped_pointers', 'core'), fc.string()),
      fc.integer(),
    ),
    without: globs,
    open: fc.boolean(),
    layouts: fc.record({ scalar: fc.boolean(), relaxed: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<library.ValidateOptions>

/** A SPEC that starts no program of this machine: those that do are of a tool that does not exist. */
const specs = fc.oneof(
  fc.constantFrom(
    '',
    ':',
    '__proto__',
    'x',
    'x:',
    'x:true',
    'spirv-val@none',
    'harness:',
    'x=y=z',
    "'",
    'x:/none {file}',
  ),
  fc.string({ maxLength: 6 }).map((text) => `no-such-${text}`),
)

/** Every function of the library, called with whatever its types allow. */
const calls: Readonly<Record<string, fc.Arbitrary<() => unknown>>> = {
  assemble: fc.tuple(texts, fc.record({ version: fc.nat() }, { requiredKeys: [] })).map(
    ([text, options]) =>
      () =>
        library.assemble(text, options),
  ),
  decode: modules.map((module) => () => {
    const { module: decoded } = library.decode(module)
    for (const { operands, result } of decoded.instructions) {
      decoded.uses(result)
      for (const { value } of operands) decoded.definition(value)
    }
    return decoded.functions
  }),
  disassemble: fc
    .tuple(
      modules,
      fc.record(
        {
          header: fc.boolean(),
          indent: fc.boolean(),
          ids: fc.constantFrom('numbers' as const, 'names' as const),
        },
        { requiredKeys: [] },
      ),
    )
    .map(
      ([module, options]) =>
        () =>
          library.disassemble(module, options),
    ),
  validate: fc.tuple(modules, selections).map(
    ([module, options]) =>
      () =>
        library.validate(module, options),
  ),
  validateAll: fc.tuple(fc.array(modules, { maxLength: 4 }), selections).map(
    ([all, options]) =>
      () =>
        library.validateAll(all, options),
  ),
  reflect: fc.tuple(modules, names).map(
    ([module, environment]) =>
      () =>
        library.reflect(module, { environment }),
  ),
  readLimits: fc
    .oneof(
      texts,
      fc.json(),
      fc
        .dictionary(
          fc.constantFrom('VkPhysicalDeviceLimits', 'limits', '__proto__', 'x'),
          fc.jsonValue(),
        )
        .map((value) => JSON.stringify(value)),
    )
    .map((text) => () => library.readLimits(text, text)),
  mutate: fc
    .tuple(
      words,
      fc.record({ environment: names, rules: globs, seed: numbers }, { requiredKeys: [] }),
    )
    .map(
      ([module, options]) =>
        () =>
          library.mutate(module, options),
    ),
  reduce: fc.tuple(words, specs, names).map(
    ([module, tool, environment]) =>
      () =>
        library.reduce(module, { tool, environment, timeoutMs: 1000 }),
  ),
  check: fc.tuple(fc.array(specs, { maxLength: 2 }), globs, globs, numbers).map(
    ([tools, rules, cases, jobs]) =>
      () =>
        library.check({
          tools,
          rules: ['core/no-such-rule', ...rules.filter((glob) => glob.startsWith('!'))],
          cases,
          jobs,
        }),
  ),
  // Large modules, and environments that few modules are for, take too long to be drawn often.
  smith: fc
    .tuple(numbers, fc.constantFrom([], ['spv1.6'], ['vulkan1.3'], ['__proto__'], ['']))
    .map(([seed, environments]) => async () => {
      for await (const module of library.smith({ seed, environments })) return module
      return undefined
    }),
  generate: names.map((name) => () => library.generate({ texts: [name] })),
  isProblem: fc.object().map((value) => () => library.isProblem(value)),
}

/** Calls that load or make a lot are made less often. */
const runs: Readonly<Record<string, number>> = {
  mutate: 60,
  reduce: 40,
  check: 8,
  smith: 4,
  generate: 10,
}
const usualRuns = 400

describe('the library', () => {
  it('has every function called by this test', () => {
    const functions = Object.entries(library).flatMap(([name, value]) =>
      typeof value === 'function' ? name : [],
    )
    expect(Object.keys(calls).sort()).toEqual(
      functions.filter((name) => name !== 'UnknownNameError').sort(),
    )
  })

  it.each(Object.entries(calls))(
    'throws no error in %s except for a name that does not exist',
    async (name, made) => {
      await fc.assert(
        fc.asyncProperty(made, async (call) => {
          try {
            await call()
          } catch (error) {
            if (!(error instanceof library.UnknownNameError)) throw error
          }
        }),
        { numRuns: runs[name] ?? usualRuns },
      )
    },
  )
})
