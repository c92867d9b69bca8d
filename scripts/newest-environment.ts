import { environmentByName } from '#spec/environments'

const newest = environmentByName('spv1.6')
if (newest === undefined) throw new Error('spv1.6: not among the environments')

/** What a module is judged or assembled for where nobody names an environment. */
export const newestEnvironment = newest
