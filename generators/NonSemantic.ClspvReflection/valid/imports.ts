import type { Generator } from '../../maker.ts'
import { examples } from '../shared/examples.ts'
import { instructionNamed } from '../shared/instruction-named.ts'
import { namesWith } from '../shared/names-with.ts'
import { createReflection, type Reflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** Versions of the two imports, by the name of the choice. */
const pairs: Readonly<Record<string, readonly [number, number]>> = {
  'version-6-twice': [6, 6],
  'versions-6-and-5': [6, 5],
  'versions-1-and-6': [1, 6],
  'versions-3-and-4': [3, 4],
}

/** A kernel and its argument; where the version lacks the instruction, an argument that is in all. */
function addArgument(reflection: Reflection, entry: number, wanted: string): void {
  const inVersion = instructionNamed(wanted).since <= reflection.version
  const name = inVersion ? wanted : 'ArgumentStorageBuffer'
  const kernel = reflection.addKernel(entry, 'main')
  const info = reflection.add('ArgumentInfo', ...examples(reflection, 'ArgumentInfo', {}, 1))
  reflection.add(name, ...examples(reflection, name, { kernel, 'argument-info': info }, 1))
}

export const generator: Generator = {
  name: 'imports',
  rule: 'kernel-reference-has-the-same-import',
  alsoApplies: [
    'argument-info-reference-has-the-same-import',
    'kernel-reference-is-a-kernel-instruction',
    'argument-info-reference-is-an-argument-info-instruction',
  ],
  summary: 'two imports of the set, of one version or two, each with a kernel and its argument',
  build(choices) {
    const name = choices.pick('instruction', namesWith('argument-info'))
    const versions = choices.pick('versions', Object.keys(pairs))
    const both = choices.pick('both-used', [true, false])

    const shader = createShader(6)
    const [one, two] = pairs[versions] as readonly [number, number]
    const first = createReflection(shader, one)
    const second = createReflection(shader, two)
    const entry = shader.kernel('main')
    if (both) addArgument(first, entry, name)
    addArgument(second, entry, name)
    return shader.module()
  },
}
