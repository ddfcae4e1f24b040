import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { ContentError, type ContentProblem } from '@/lib/config/source/content-error';
import { positionInText } from '@/lib/config/source/positions';
import { formatValue } from '@/lib/config/source/schema-issues';
import { decodeText } from '@/lib/config/source/site-files';
import {
  drawingAttributes,
  drawingElements,
  expectedValue,
  holdsText,
  holdsTextOnly,
  isDrawingAttribute,
  isDrawingElement,
  SVG_NAMESPACE,
} from './drawing-vocabulary';

/** An SVG element of a drawing. Its name and attributes are on the lists in `drawing-vocabulary.ts`. */
export interface DrawingElement {
  name: string;
  attributes: [name: string, value: string][];
  children: (DrawingElement | string)[];
}

/** A valid drawing, or the errors in its file. */
export type ReadDrawing =
  | { drawing: DrawingElement; errors?: never }
  | { drawing?: never; errors: ContentError[] };

/**
 * Parses an SVG file as strict XML in UTF-8. Returns errors if the file is not valid XML or contains
 * something that is not allowed in drawings.
 */
export function readDrawing(file: string, bytes: Uint8Array): ReadDrawing {
  try {
    checkEncoding(file, bytes);
    return new DrawingReader(file, decodeText(file, bytes)).read();
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error] };
    throw error;
  }
}

/**
 * Throws when the XML declaration specifies an encoding other than UTF-8, because a browser would read the
 * file in that encoding.
 */
function checkEncoding(file: string, bytes: Uint8Array): void {
  const start = new TextDecoder('latin1').decode(bytes);
  const declaration = /^(?:\xef\xbb\xbf)?(<\?xml\s[^>]*?\bencoding\s*=\s*["']?)([^"'\s?>]*)/.exec(
    start,
  );
  const [, before = '', encoding] = declaration ?? [];
  if (encoding === undefined || /^utf-?8$/i.test(encoding)) return;
  throw new ContentError({
    file,
    position: positionInText(before, before.length),
    problem: `The file declares the encoding ${encoding}`,
    expected: 'Expected UTF-8.',
    fix: 'Save the file as UTF-8, and remove the first line with <?xml …?>.',
  });
}

/**
 * Maximum nesting depth of a drawing. HTML parsers flatten elements nested more than 512 levels deep, so the
 * page would get a different tree.
 */
const MAX_DEPTH = 100;

const VOCABULARY = 'Expected shapes, text, gradients, patterns, masks, markers, and filters.';
const REMOVE = 'Remove it: drawings run nothing and load nothing.';

// Other XML versions allow characters that are not allowed in the published file.
const PARSER_OPTIONS = { xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const;

/**
 * Parses one SVG file to a tree and collects its errors. Errors with the same message are reported only once.
 */
class DrawingReader {
  private readonly parser = new SaxesParser(PARSER_OPTIONS);
  private readonly mistakes = new Map<string, ContentError>();
  private readonly open: DrawingElement[] = [];
  private root: DrawingElement | undefined;
  /**
   * Character offsets of the current tag, of its attributes (keyed by name), and of the end of the tag's name
   * or of the last attribute that was read.
   */
  private tagStart = 0;
  private attributeStarts = new Map<string, number>();
  private attributesEnd = 0;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    const { parser } = this;
    parser.on('doctype', () => this.refuseMarkup('<!DOCTYPE', 'a document type'));
    parser.on('processinginstruction', ({ target }) =>
      this.refuseMarkup('<?', `the processing instruction <?${target}?>`),
    );
    parser.on('opentagstart', () => this.startTag());
    parser.on('attribute', ({ name }) => this.startAttribute(name));
    parser.on('opentag', (tag) => this.openElement(tag));
    parser.on('closetag', () => this.open.pop());
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.on('error', ({ message }) => this.refuseSyntax(message));
  }

  /**
   * Parses the file and returns the drawing or the errors. A fatal error, such as a syntax error, stops
   * parsing and is therefore the last error in the list.
   */
  read(): ReadDrawing {
    try {
      this.parser.write(this.text).close();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.mistakes.set(error.problem, error);
    }
    const errors = [...this.mistakes.values()];
    if (errors.length > 0 || !this.root) return { errors };
    return { drawing: this.root };
  }

  private startTag(): void {
    this.tagStart = this.text.lastIndexOf('<', this.parser.position - 1);
    this.attributeStarts = new Map();
    this.attributesEnd = this.parser.position - 1;
  }

  /** Records where an attribute starts. The parser calls this at the end of each attribute. */
  private startAttribute(name: string): void {
    const start = this.text.indexOf(name, this.attributesEnd);
    this.attributeStarts.set(name, start);
    this.attributesEnd = this.parser.position;
  }

  private openElement(tag: SaxesTagNS): void {
    const parent = this.open.at(-1);
    const isKnown = parent ? this.checkElement(tag, parent) : this.checkRoot(tag);
    const attributes = isKnown ? this.readAttributes(tag) : [];
    const element: DrawingElement = { name: tag.local, attributes, children: [] };
    parent?.children.push(element);
    this.root ??= element;
    this.open.push(element);
  }

  /** Throws when the root element is not an SVG `<svg>`, because its content would only cause more errors. */
  private checkRoot({ name, local, uri }: SaxesTagNS): boolean {
    if (local === 'svg' && uri === SVG_NAMESPACE) return true;
    throw this.toError(this.tagStart, {
      problem: `The root of the drawing is <${name}> ${uri ? `in the namespace ${uri}` : 'without a namespace'}`,
      expected: `Expected <svg xmlns="${SVG_NAMESPACE}">.`,
    });
  }

  private checkElement({ name, local, uri }: SaxesTagNS, parent: DrawingElement): boolean {
    if (this.open.length >= MAX_DEPTH)
      throw this.toError(this.tagStart, {
        problem: `The drawing nests elements more than ${MAX_DEPTH} levels deep`,
        fix: 'Remove groups that contain only one element.',
      });
    if (uri !== SVG_NAMESPACE || !isDrawingElement(local)) {
      const reason = uri === SVG_NAMESPACE ? 'available in drawings' : 'an element of SVG';
      const problem = `<${name}> is not ${reason}`;
      const fix = toFix(local, drawingElements);
      this.report(this.tagStart, { problem, expected: VOCABULARY, fix });
      return false;
    }
    if (holdsTextOnly(parent.name))
      this.report(this.tagStart, {
        problem: `<${name}> is in <${parent.name}>`,
        expected: `Expected only text in <${parent.name}>.`,
      });
    return true;
  }

  /**
   * Checks the attributes of an element and returns them without namespace declarations. `xlink:href` becomes
   * `href`. If an element has both, `href` takes precedence, as in browsers.
   */
  private readAttributes(tag: SaxesTagNS): DrawingElement['attributes'] {
    const read = new Map<string, string>();
    for (const attribute of Object.values(tag.attributes)) {
      const { name, prefix, uri, local, value } = attribute;
      if (prefix === 'xmlns' || name === 'xmlns') continue;
      const isLink = uri === 'http://www.w3.org/1999/xlink' && local === 'href';
      this.checkAttribute(tag.local, isLink ? local : name, attribute);
      if (!isLink) read.set(name, value);
      else if (!read.has(local)) read.set(local, value);
    }
    return [...read];
  }

  private checkAttribute(element: string, plain: string, attribute: SaxesAttributeNS): void {
    const { name, local, value } = attribute;
    const start = this.attributeStarts.get(name) ?? this.tagStart;
    if (!isDrawingAttribute(plain)) {
      const problem = `The attribute ${name} is not available in drawings`;
      const expected =
        'Expected SVG attributes for the appearance of an element, such as fill="…".';
      this.report(start, { problem, expected, fix: toFix(local, drawingAttributes) });
      return;
    }
    const expected = expectedValue(element, plain, value);
    if (expected === undefined) return;
    const problem = `The attribute ${name} is ${formatValue(value)}`;
    this.report(start, { problem, expected: `Expected ${expected}.` });
  }

  private addText(text: string): void {
    const parent = this.open.at(-1);
    if (parent && holdsText(parent.name)) parent.children.push(text);
  }

  private refuseMarkup(start: string, what: string): void {
    const offset = this.text.lastIndexOf(start, this.parser.position);
    const expected = 'Expected only elements, text, and comments.';
    this.report(offset, { problem: `The file has ${what}`, expected, fix: REMOVE });
  }

  private refuseSyntax(message: string): never {
    const reason = message.replace(/^\d+:\d+: |\.$/g, '');
    const expected =
      'Expected XML, in which every element is closed and every attribute is in quotes.';
    throw this.toError(this.parser.position, {
      problem: `The file is not valid XML: ${reason}`,
      expected,
    });
  }

  private report(offset: number, problem: Omit<ContentProblem, 'file'>): void {
    if (!this.mistakes.has(problem.problem))
      this.mistakes.set(problem.problem, this.toError(offset, problem));
  }

  private toError(offset: number, problem: Omit<ContentProblem, 'file'>): ContentError {
    const position = positionInText(this.text, offset);
    return new ContentError({ file: this.file, position, ...problem });
  }
}

/**
 * Suggests the allowed name that differs only in letter case, because HTML ignores case and XML does not. If
 * there is none, suggests removing the element or attribute.
 */
function toFix(name: string, known: readonly string[]): string {
  const match = known.find((other) => other.toLowerCase() === name.toLowerCase());
  return match && match !== name ? `Did you mean ${match}?` : REMOVE;
}
