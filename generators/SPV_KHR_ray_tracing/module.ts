import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { library, type Pieces } from '../pairs/pieces.ts'
import { stage } from '../pairs/stages.ts'

const { capabilities = '', extensions = '' } = stage('MissKHR')

const shaders: Readonly<Record<string, readonly [summary: string, pieces: Pieces]>> = {
  shader: ['a miss shader is of version 1.4', stage('MissKHR')],
  declared: [
    'a module of version 1.4 declares the capability alone',
    { ...library, capabilities: `${capabilities}\nOpCapability Linkage`, extensions },
  ],
}

/** Pairs of the rule on the version of modules. */
export const pairs = Object.entries(shaders).map(([name, [summary, pieces]]) =>
  pair('version-is-1-4-or-later', name, summary, pieces, earlierVersions(3, 0), {
    environments: ['spv1.4'],
  }),
)
