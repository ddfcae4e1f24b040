import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { colors, demoParts, switches } from '@/lib/site/landing/demo-card-classes';
import styles from './sample-code.module.css';

/** Renders the demo card's source code with all classes that can be switched. CSS hides the inactive ones. */
export function SampleCode() {
  return (
    <pre className={styles.code}>
      <code>
        <Line>
          <span className="k">import</span> {'{ Text, View }'} <span className="k">from</span>{' '}
          <span className="s">
            <i>'react-native'</i>
          </span>
          {';'}
        </Line>
        <Line />
        <Line>
          <span className="k">export function</span> <span className="f">Track</span>() {'{'}
        </Line>
        <Line indent={2}>
          <span className="k">return</span> (
        </Line>
        <Line indent={4}>
          <Open tag="View">
            {colors.map(({ name }) => (
              <b key={name} data-class={name}>
                <i>{name}</i>
              </b>
            ))}
            {switches.map(({ name }) => (
              <b key={name} data-class={name}>
                {' '}
                <i>{name}</i>
              </b>
            ))}
          </Open>
        </Line>
        <Line indent={6}>
          <Open tag="View" closed>
            <Words>{demoParts.cover}</Words>
          </Open>
        </Line>
        <Line indent={6}>
          &lt;<span className="t">View</span>&gt;
        </Line>
        <TextLine className={demoParts.title}>Night train</TextLine>
        <TextLine className={demoParts.artist}>Lea Okafor</TextLine>
        <Line indent={6}>
          <Close tag="View" />
        </Line>
        <Line indent={4}>
          <Close tag="View" />
        </Line>
        <Line indent={2}>{');'}</Line>
        <Line>{'}'}</Line>
      </code>
    </pre>
  );
}

function TextLine({ className, children }: { className: string; children: string }) {
  return (
    <Line indent={8}>
      <Open tag="Text">
        <Words>{className}</Words>
      </Open>
      {children}
      <Close tag="Text" />
    </Line>
  );
}

function Open({ tag, closed, children }: { tag: string; closed?: boolean; children: ReactNode }) {
  return (
    <>
      &lt;<span className="t">{tag}</span> <span className="a">className</span>=
      <span className="s">"{children}"</span>
      {closed ? ' />' : '>'}
    </>
  );
}

function Close({ tag }: { tag: string }) {
  return (
    <>
      &lt;/<span className="t">{tag}</span>&gt;
    </>
  );
}

/** Renders class names so that lines do not break inside them. */
function Words({ children }: { children: string }) {
  return children.split(' ').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <i>{name}</i>
    </Fragment>
  ));
}

/** Renders a line like those of code blocks, which `code-lines.css` indents where they wrap. */
function Line({ indent = 0, children }: { indent?: number; children?: ReactNode }) {
  return (
    <i style={indent > 0 ? ({ '--i': indent } as CSSProperties) : undefined}>
      {' '.repeat(indent)}
      {children}
      {'\n'}
    </i>
  );
}
