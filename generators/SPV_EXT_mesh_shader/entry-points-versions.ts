import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { library } from '../pairs/pieces.ts'
import { stage } from '../pairs/stages.ts'

const { capabilities = '', extensions = '' } = stage('MeshEXT')

/** Pairs of the rule on versions of modules with the capability. */
export const pairs = Object.entries({
  shader: stage('MeshEXT'),
  declared: { ...library, capabilities: `${capabilities}\nOpCapability Linkage`, extensions },
}).map(([name, pieces]) =>
  pair(
    'version-is-1-4-or-later',
    name,
    'a module with the capability is of version 1.4',
    pieces,
    earlierVersions(3, 0),
    { environments: ['spv1.4'] },
  ),
)
