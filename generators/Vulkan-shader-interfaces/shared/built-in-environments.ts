import { enumerantByName } from '#spec/grammar/grammar'
import { environments } from '../../pairs/stages.ts'
import { type BuiltInVariableUse, capabilityOf } from './use.ts'

/** The oldest environments whose modules can have the execution models and capabilities, as far as Vulkan is of several versions of SPIR-V. */
const olderEnvironments: readonly (readonly [minor: number, name: string])[] = [
  [0, 'vulkan1.0'],
  [3, 'vulkan1.1'],
  [4, 'vulkan1.1spv1.4'],
  [5, 'vulkan1.2'],
]

/** The minor number of the version that the models of ray tracing and of mesh shaders need, and variables of any storage class in interfaces. */
const withOthers = 4

/** Built-ins of streaming multiprocessors, whose extension is one of version 1.3. */
const sinceThree = 'ShaderSMBuiltinsNV'

function minorOf(kind: string, name: string): number {
  if (name === sinceThree) return 3
  return ((enumerantByName(kind, name)?.version ?? 0) >> 8) & 0xff
}

/** The environments of a pair: the oldest that has all of its uses, one in turn after it, and those of most pairs. */
export function environmentsOf(uses: readonly Partial<BuiltInVariableUse>[]): readonly string[] {
  const minors = uses.flatMap(
    ({ builtIn = '', model = '', storageClass = 'Input', capabilities }) => [
      minorOf('BuiltIn', builtIn),
      ...[...capabilityOf(builtIn), ...(capabilities ?? [])].map((name) =>
        minorOf('Capability', name),
      ),
      /(?:KHR|EXT)$/.test(model) || !/^(?:In|Out)put$/.test(storageClass) ? withOthers : 0,
    ],
  )
  const older = olderEnvironments.filter(([minor]) => minor >= Math.max(...minors))
  const [[, oldest] = []] = older
  const [, turn] = older[(uses[0]?.builtIn?.length ?? 0) % older.length] ?? []
  return [...new Set([oldest, turn, ...environments].flatMap((each) => each ?? []))]
}
