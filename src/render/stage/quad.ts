/** Opaque textured quads with the smallest shader there is: no blending, no tint. The map is made of them. */
import { Geometry, GlProgram, Mesh, Shader, State, Texture } from 'pixi.js'

const VERTEX = `
in vec2 aPosition;
out vec2 vUV;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  vUV = aPosition;
  mat3 place = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((place * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
}`

const FRAGMENT = `
in vec2 vUV;
out vec4 finalColor;
uniform sampler2D uTexture;
void main() {
  finalColor = texture(uTexture, vUV);
}`

export type Quads = Readonly<{
  /** A quad of 1 × 1; position and scale are the caller's. */
  make: () => Mesh<Geometry, Shader>
  /** Shows a texture on a quad. */
  dress: (quad: Mesh<Geometry, Shader>, texture: Texture) => void
  /** Frees a quad, not its texture. */
  free: (quad: Mesh<Geometry, Shader>) => void
  destroy: () => void
}>

export const makeQuads = (): Quads => {
  const program = GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'opaque-quad' })
  const geometry = new Geometry({
    attributes: { aPosition: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]) },
    indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
  })
  const state = new State()
  state.blend = false
  return {
    make: () => {
      const { source } = Texture.EMPTY
      const shader = new Shader({
        glProgram: program,
        resources: { uTexture: source, uSampler: source.style },
      })
      return new Mesh({ geometry, shader, state })
    },
    dress: (quad, { source }) => {
      if (!quad.shader) return
      quad.shader.resources.uTexture = source
      quad.shader.resources.uSampler = source.style
    },
    free: (quad) => {
      const { shader } = quad
      quad.destroy()
      shader?.destroy()
    },
    destroy: () => geometry.destroy(true),
  }
}
