export { picture } from '@ecumene/civilization-family/ui/picture.ts'
