import { namedHarness } from '#runner/harness/named-harness'

/**
 * The SPECs of installed programs, each in the form that answers soonest: `harness:spirv-val@testing`, the same library in
 * one process, where a compiler can build the harness and the package of the library is installed; as given otherwise.
 */
export function quickest(specs: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    specs.map(async (spec) => {
      if (!spec.includes('@')) return spec
      const harness = await namedHarness([spec])
      return 'kind' in harness ? spec : `harness:${spec}`
    }),
  )
}
