import { environmentByName } from '#spec/environments'

const newest = environmentByName('spv1.6')
if (newest === undefined) throw new Error('spv1.6: not among the environments')

/** The default environment for judging and assembling modules. */
export const newestEnvironment = newest
