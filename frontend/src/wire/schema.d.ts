/* Generated from docs/openapi.json by `npm run gen-api`. */

export interface paths {
    "/api/v1/account/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What concerns you
         * @description What concerns you: games that wait for you, seats you were given, notifications.
         */
        get: operations["stream_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a position judged
         * @description Have a position judged. One that is there or being made costs nothing.
         */
        post: operations["ask_evaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/evaluations/{evaluation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the judge says of a position, or how far it is
         * @description What the judge says of a position, or how far it is.
         */
        get: operations["get_evaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a game from its notation
         * @description Read a game from its notation: its events, to be replayed. Nothing is stored.
         */
        post: operations["import_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A position of a finished game, or one that you have written, played on by all sides
         * @description A position of a finished game, or one that you have written, played on by all sides.
         */
        post: operations["analyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the operator tells everybody now
         * @description What the operator tells everybody now; ask once a minute at most.
         */
        get: operations["get_announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a sanction of yours
         * @description Appeal against a sanction of yours; staff will read it and answer.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that you have registered
         * @description The apps that you have registered.
         */
        get: operations["list_apps"];
        put?: never;
        /**
         * Register an app that acts for accounts by OAuth
         * @description Register an app that acts for accounts by OAuth. Its secret is in this answer alone.
         */
        post: operations["register_app"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an app of yours
         * @description Delete an app of yours; it can act for nobody from then on.
         */
        delete: operations["delete_app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account a bot account, for good
         * @description Make the account a bot account, for good. It must never have played.
         */
        post: operations["become_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a bot account with its first token
         * @description Make a bot account with its first token: all that a program needs to begin.
         */
        post: operations["register_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove your identity again
         * @description Prove your identity again; for five minutes this session may change what is sensitive.
         */
        post: operations["confirm_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that may act for you
         * @description The apps that may act for you.
         */
        get: operations["list_connected_apps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/connections/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an app
         * @description Disconnect an app: its tokens end at once, and its sockets are closed.
         */
        delete: operations["disconnect_app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account, for good
         * @description Delete your account, for good. Your finished games stay, under a deleted player.
         */
        post: operations["delete_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's address
         * @description The account's address.
         */
        get: operations["get_email"];
        /**
         * Send a link to a new address
         * @description Send a link to a new address; it replaces the old one once the link is followed.
         */
        put: operations["change_email"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address by the link in the mail, which may be opened in any browser
         * @description Confirm the address by the link in the mail, which may be opened in any browser.
         */
        post: operations["confirm_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link again to the address that isn't confirmed yet
         * @description Send the link again to the address that isn't confirmed yet.
         */
        post: operations["resend_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the export of your data
         * @description The state of the export of your data.
         */
        get: operations["get_export"];
        put?: never;
        /**
         * Request a zip file of everything that is kept about you
         * @description Request a zip file of everything that is kept about you.
         */
        post: operations["request_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the zip file of your data
         * @description Download the zip file of your data.
         */
        get: operations["download_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play at once, without an account
         * @description Play at once, without an account. A caller who is logged in stays so (200).
         */
        post: operations["become_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Log in. The answer doesn't tell whether the account exists.
         */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of logging in
         * @description The second step of logging in: the app's code, or a recovery code.
         */
        post: operations["log_in_with_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description End the session. A guest can't come back to it.
         */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller
         * @description The caller. Also sets the `csrftoken` cookie that every change by a session needs.
         */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, avatar, language or the sight of ratings
         * @description Change name, avatar, language or the sight of ratings. A banned user keeps the name.
         */
        patch: operations["update_me"];
        trace?: never;
    };
    "/api/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Change the password; every other session of the account is over.
         */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link sent for a new password
         * @description Have a link sent for a new password. The answer doesn't tell if there's an account.
         */
        post: operations["request_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link
         * @description Set a new password by the link; every session of the account is over.
         */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and log in
         * @description Make an account and log in. A guest becomes the account and keeps id and games.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers in which the account is logged in
         * @description The browsers in which the account is logged in.
         */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        /**
         * End every other session of the account
         * @description End every other session of the account; their sockets are closed.
         */
        delete: operations["end_other_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of the account
         * @description End a session of the account; its sockets are closed.
         */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token that you present
         * @description The token that you present: its scopes and its end. Any token will do.
         */
        get: operations["get_own_token"];
        put?: never;
        post?: never;
        /**
         * Revoke the token that you present
         * @description Revoke the token that you present; its sockets are closed.
         */
        delete: operations["revoke_own_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tokens by which programs may act for the account
         * @description The tokens by which programs may act for the account.
         */
        get: operations["list_tokens"];
        put?: never;
        /**
         * Make a token for a program
         * @description Make a token for a program. Its text is in this answer and nowhere else.
         */
        post: operations["create_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Revoke a token; its sockets are closed.
         */
        delete: operations["revoke_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether logging in takes a code as well
         * @description Whether logging in takes a code as well.
         */
        get: operations["get_two_factor"];
        /**
         * Take the second factor into use
         * @description Take the second factor into use: the app's code shows that it knows the secret.
         */
        put: operations["enable_two_factor"];
        post?: never;
        /**
         * Log in by password alone again
         * @description Log in by password alone again; where there is no second factor, that stays so.
         */
        delete: operations["disable_two_factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Make new recovery codes; the former codes are void.
         */
        post: operations["renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description Make a secret for an authenticator app; it takes effect once a code is sent back.
         */
        post: operations["set_up_two_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you have blocked, by name
         * @description The players you have blocked, by name.
         */
        get: operations["list_blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocks/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a player, also a guest
         * @description Block a player, also a guest: they sit at no table of yours and send you nothing.
         */
        put: operations["block"];
        post?: never;
        /**
         * Unblock a player
         * @description Unblock a player.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The levels of the bots, weakest first, with the ratings they have
         * @description The levels of the bots, weakest first, with the ratings they have.
         */
        get: operations["bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bots/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bot accounts that are online, by name
         * @description The bot accounts that are online, by name: those that may be challenged now.
         */
        get: operations["list_online_bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The challenges to you and by you that wait for an answer, newest first
         * @description The challenges to you and by you that wait for an answer, newest first.
         */
        get: operations["list_challenges"];
        put?: never;
        /**
         * Ask a bot account for a game of two
         * @description Ask a bot account for a game of two.
         */
        post: operations["challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A challenge to you or by you, and what has become of it
         * @description A challenge to you or by you, and what has become of it.
         */
        get: operations["get_challenge"];
        put?: never;
        post?: never;
        /**
         * Take a challenge of yours back
         * @description Take a challenge of yours back.
         */
        delete: operations["withdraw_challenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept
         * @description Accept: the game is `starting`, and begins when both have said `games/{id}/ready`.
         */
        post: operations["accept_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline, and say why
         * @description Decline, and say why.
         */
        post: operations["decline_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deal of a day
         * @description The deal of a day: who plays, who has finished it, and how far you are.
         */
        get: operations["get_daily_deal"];
        put?: never;
        /**
         * Your game of today's deal
         * @description Your game of today's deal; dealt now if there is none. There is no second try.
         */
        post: operations["play_daily_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Duplicate matches, newest first, a page at a time
         * @description Duplicate matches, newest first, a page at a time: public ones, or yours.
         */
        get: operations["list_duplicates"];
        put?: never;
        /**
         * A new match, in which you have side A's place at the first table
         * @description A new match, in which you have side A's place at the first table.
         */
        post: operations["open_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match
         * @description A match: who plays, and what both tables have played.
         */
        get: operations["get_duplicate"];
        put?: never;
        post?: never;
        /**
         * Call a match off, as its host before the start
         * @description Call a match off, as its host before the start.
         */
        delete: operations["call_off_duplicate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a free place before the start, or move to one
         * @description Take a free place before the start, or move to one.
         */
        put: operations["take_place"];
        post?: never;
        /**
         * Give your place up before the start
         * @description Give your place up before the start.
         */
        delete: operations["leave_place"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal at both tables, as the host
         * @description Deal at both tables, as the host; bots take the places that are free.
         */
        post: operations["start_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts you follow, by name
         * @description The accounts you follow, by name.
         */
        get: operations["list_following"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow an account
         * @description Follow an account: see when it is here, and what it plays.
         */
        put: operations["follow"];
        post?: never;
        /**
         * Stop following an account
         * @description Stop following an account.
         */
        delete: operations["unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following/playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you follow who play now, each with the public game
         * @description The players you follow who play now, each with the public game.
         */
        get: operations["list_friends_at_play"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games, newest first, a page at a time
         * @description Games, newest first, a page at a time.
         */
        get: operations["list_games"];
        put?: never;
        /**
         * A new table, with the commitment to its deal
         * @description A new table, with the commitment to its deal; dealt at once with `start`.
         */
        post: operations["create_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table
         * @description The table: seats, host, status, result.
         */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an open table, as its host
         * @description Change an open table, as its host. Others have to agree anew to what is played.
         */
        patch: operations["change_game"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a game of two people without a result that the other left at its beginning
         * @description Cancel a game of two people without a result that the other left at its beginning.
         */
        post: operations["call_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said at the table, over all games of its series, and what you may say
         * @description What was said at the table, over all games of its series, and what you may say.
         */
        get: operations["read_chat"];
        put?: never;
        /**
         * Say something, from a seat of the table
         * @description Say something, from a seat of the table. Free text is for accounts.
         */
        post: operations["post_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a player who is gone
         * @description Give up a player who is gone: a bot plays on, and in ratings they are last.
         */
        post: operations["claim_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play
         * @description Play. Accepted exactly when the command is among the legal ones.
         */
        post: operations["submit_command"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/done-in-advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be done by itself whenever a throw-in window closes, whatever you hold
         * @description Be done by itself whenever a throw-in window closes, whatever you hold; or no more.
         */
        put: operations["set_done_in_advance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events after a version, as you may know them
         * @description The events after a version, as you may know them.
         */
        get: operations["events_since"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a running game for good
         * @description Leave a running game for good: a bot plays on, and in ratings you are last.
         */
        post: operations["hand_over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a player the host instead, as the host before the start
         * @description Make a player the host instead, as the host before the start.
         */
        put: operations["hand_on_table"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations to this table and their answers, for its host and its players
         * @description The invitations to this table and their answers, for its host and its players.
         */
        get: operations["list_table_invitations"];
        put?: never;
        /**
         * Ask somebody to an open table at which you sit, or which you host
         * @description Ask somebody to an open table at which you sit, or which you host.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation of yours back
         * @description Take an invitation of yours back.
         */
        delete: operations["withdraw_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down
         * @description Sit down. A password that was right once need not be said again.
         */
        post: operations["join_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a player away from this table for good, as the host before the start
         * @description Send a player away from this table for good, as the host before the start.
         */
        post: operations["kick_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a seat of a finished game could know at a moment, and what was likely
         * @description What a seat of a finished game could know at a moment, and what was likely.
         */
        get: operations["card_knowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get up, before the start
         * @description Get up, before the start. For a host the next person is host, or the game is off.
         */
        post: operations["leave_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What your seat may do now
         * @description What your seat may do now.
         */
        get: operations["legal_commands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/more-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the other of two people fifteen seconds more
         * @description Give the other of two people fifteen seconds more.
         */
        post: operations["give_time"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The game after a finished one you sat in, for the same seats
         * @description The game after a finished one you sat in, for the same seats; made if it isn't there.
         */
        post: operations["next_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/notation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished game as text
         * @description A finished game as text.
         */
        get: operations["notation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What proves that the deal was settled beforehand
         * @description What proves that the deal was settled beforehand; complete once the game is finished.
         */
        get: operations["proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a game's rating, and the changes of its players' ratings
         * @description The status of a game's rating, and the changes of its players' ratings.
         */
        get: operations["game_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to what is played
         * @description Agree to what is played; a later game of a series begins when everybody has.
         */
        post: operations["get_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The review of a finished game, or how far it is
         * @description The review of a finished game, or how far it is.
         */
        get: operations["get_review"];
        put?: never;
        /**
         * Have a finished game reviewed
         * @description Have a finished game reviewed. One that is there or being made costs nothing.
         */
        post: operations["ask_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move to a free seat, before the start
         * @description Move to a free seat, before the start; the host may change places with a bot.
         */
        put: operations["move_to_seat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a seat to a bot or free it, as the host, before the start
         * @description Give a seat to a bot or free it, as the host, before the start.
         */
        patch: operations["set_seat"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal, as the host
         * @description Deal, as the host.
         */
        post: operations["start_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in a game and what is said there, as you may know it
         * @description What happens in a game and what is said there, as you may know it. From now on, or after what you have.
         */
        get: operations["stream_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/take-win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Win a game of two people at once that the other has left
         * @description Win a game of two people at once that the other has left.
         */
        post: operations["take_win"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say the table's password
         * @description Say the table's password: this session may sit down and watch from now on.
         */
        post: operations["unlock_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game now or at an older version, as you may know it
         * @description The game now or at an older version, as you may know it.
         */
        get: operations["view_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finished games, oldest end first, one after the other, each with its notation
         * @description Finished games, oldest end first, one after the other, each with its notation.
         */
        get: operations["export_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the learner is to play at which version of the lesson's game
         * @description What the learner is to play at which version of the lesson's game.
         */
        get: operations["get_lesson"];
        put?: never;
        /**
         * Your running game of the lesson
         * @description Your running game of the lesson; dealt now, from its fixed pack, if there is none.
         */
        post: operations["play_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lobby/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public tables as they come, change and go
         * @description Public tables as they come, change and go.
         */
        get: operations["stream_lobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lobby/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public tables, newest first, a page at a time
         * @description Public tables, newest first, a page at a time.
         */
        get: operations["list_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that you may still answer, newest first
         * @description The invitations that you may still answer, newest first.
         */
        get: operations["list_invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations/{invitation_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down on the first free seat
         * @description Sit down on the first free seat; a password isn't asked for.
         */
        post: operations["accept_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations/{invitation_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Don't sit down, and say why
         * @description Don't sit down, and say why.
         */
        post: operations["decline_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How you want to be notified, and who may invite you
         * @description How you want to be notified, and who may invite you.
         */
        get: operations["get_notification_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the given settings
         * @description Change the given settings; everything else stays.
         */
        patch: operations["change_notification_settings"];
        trace?: never;
    };
    "/api/v1/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send your pushes to this browser, until you log out there
         * @description Send your pushes to this browser, until you log out there. May be repeated.
         */
        post: operations["subscribe_to_pushes"];
        /**
         * Stop sending your pushes to a browser
         * @description Stop sending your pushes to a browser.
         */
        delete: operations["unsubscribe_from_pushes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your rating by puzzles, and your streaks
         * @description Your rating by puzzles, and your streaks.
         */
        get: operations["my_puzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/rule-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sets that you have saved, by name
         * @description The rule sets that you have saved, by name.
         */
        get: operations["list_my_rule_sets"];
        put?: never;
        /**
         * Save rules under a name, for tables to come and to hand on by their link
         * @description Save rules under a name, for tables to come and to hand on by their link.
         */
        post: operations["save_rule_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you have muted, by name
         * @description The players you have muted, by name.
         */
        get: operations["list_mutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mutes/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a player
         * @description Mute a player: you don't see their messages at tables, and they don't learn of it.
         */
        put: operations["mute"];
        post?: never;
        /**
         * Unmute a player
         * @description Unmute a player.
         */
        delete: operations["unmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players about whom you keep a note, by name
         * @description The players about whom you keep a note, by name.
         */
        get: operations["list_notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a note about a player, which nobody else reads
         * @description Keep a note about a player, which nobody else reads.
         */
        put: operations["write_note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notifications of the last thirty days, newest first, a page at a time
         * @description Your notifications of the last thirty days, newest first, a page at a time.
         */
        get: operations["list_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Mark notifications as read: some, those of a game, or all. They won't be pushed.
         */
        post: operations["read_notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair bot accounts for up to 500 games
         * @description Pair bot accounts for up to 500 games: all are made, or none.
         */
        post: operations["pair_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts whose name begins with `q`, at most twenty
         * @description The accounts whose name begins with `q`, at most twenty.
         */
        get: operations["search_players"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account with this public name, in any case
         * @description The account with this public name, in any case.
         */
        get: operations["get_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/against/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one account did against another
         * @description How one account did against another; private games count for the two alone.
         */
        get: operations["head_to_head"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's finished games, newest first
         * @description An account's finished games, newest first; private ones are shown to itself only.
         */
        get: operations["player_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The modes in which an account has been rated, and where it stands in them
         * @description The modes in which an account has been rated, and where it stands in them.
         */
        get: operations["player_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings/{mode}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rating over time, by days
         * @description A rating over time, by days.
         */
        get: operations["rating_graph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings/{mode}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each game did to a rating, newest first
         * @description What each game did to a rating, newest first.
         */
        get: operations["rating_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an account's games ended
         * @description How an account's games ended: by mode and place, what it plays, its streaks.
         *
         *     Private games count for the account itself only.
         */
        get: operations["player_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A puzzle, as far as you have come with it
         * @description A puzzle, as far as you have come with it.
         */
        get: operations["get_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play your move
         * @description Play your move; the rival replies. The first wrong one ends the attempt.
         */
        post: operations["play_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up and see the solution
         * @description Give up and see the solution; without an earlier outcome the puzzle counts as failed.
         */
        post: operations["give_up_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The puzzle of today (UTC)
         * @description The puzzle of today (UTC).
         */
        get: operations["daily_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A puzzle near your rating that you have not tried
         * @description A puzzle near your rating that you have not tried; one that is begun comes first.
         */
        get: operations["next_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/{mode}/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the ratings of all time of the ranked accounts are spread
         * @description How the ratings of all time of the ranked accounts are spread.
         */
        get: operations["rating_distribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/leaderboards/{mode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranked accounts, best first
         * @description The ranked accounts, best first: settled ratings after enough games.
         */
        get: operations["leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a player to staff
         * @description Report a player to staff. There is one open report for each player, game and rule set.
         */
        post: operations["report_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your reports, at most the newest hundred, and which of them staff has handled
         * @description Your reports, at most the newest hundred, and which of them staff has handled.
         */
        get: operations["list_my_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rule-sets/{rule_set_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rule set that somebody has saved, for everybody who knows its id
         * @description A rule set that somebody has saved, for everybody who knows its id.
         */
        get: operations["get_rule_set"];
        put?: never;
        post?: never;
        /**
         * Delete a rule set of yours
         * @description Delete a rule set of yours. Its link leads nowhere then.
         */
        delete: operations["delete_rule_set"];
        options?: never;
        head?: never;
        /**
         * Change a rule set of yours
         * @description Change a rule set of yours. Tables opened with it stay as they are.
         */
        patch: operations["change_rule_set"];
        trace?: never;
    };
    "/api/v1/rules/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a rule set makes sense, and for how many
         * @description Whether a rule set makes sense, and for how many; if not, everything that is wrong.
         */
        post: operations["check_rules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A small position for each section, each value of an option, and each preset
         * @description A small position for each section, each value of an option, and each preset.
         *
         *     Each is played by the engine; what happens between two frames is told by events.
         */
        get: operations["rule_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The named rule sets, each with its name and a line about it
         * @description The named rule sets, each with its name and a line about it.
         */
        get: operations["presets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule set as a JSON Schema
         * @description The rule set as a JSON Schema: every option and value in words, in groups for a form.
         *
         *     What each value means is a sentence of its own, so that a rule card can be made of those
         *     whose value isn't the default.
         */
        get: operations["rules_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sanctions/{sanction_id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge that you have read a sanction
         * @description Acknowledge that you have read a sanction; pages don't show it as new any more.
         */
        put: operations["acknowledge_sanction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sanctions/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your warnings, mutes and bans, whether in force or over, with your appeals
         * @description Your warnings, mutes and bans, whether in force or over, with your appeals.
         */
        get: operations["list_my_sanctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait in these pools
         * @description Wait in these pools. If you wait already, you go on waiting, in these.
         */
        post: operations["seek_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you wait for, or the game you were paired for
         * @description What you wait for, or the game you were paired for.
         */
        get: operations["get_my_seek"];
        put?: never;
        post?: never;
        /**
         * Stop waiting
         * @description Stop waiting. If you are paired, your game is cancelled and the others wait on.
         */
        delete: operations["stop_seeking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/mine/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you are still there
         * @description Say that you are still there: without it, waiting ends after 75 seconds.
         */
        post: operations["keep_seeking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pools, how many players wait in them, and how long a wait is likely to be
         * @description The pools, how many players wait in them, and how long a wait is likely to be.
         */
        get: operations["list_pools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhooks
         * @description Your webhooks.
         */
        get: operations["list_webhooks"];
        put?: never;
        /**
         * Have events of your games posted to an address
         * @description Have events of your games posted to an address. The secret is in this answer only.
         */
        post: operations["create_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook, with what waits for it and what was sent to it
         * @description Delete a webhook, with what waits for it and what was sent to it.
         */
        delete: operations["delete_webhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, switch it off, or on again after it was switched off
         * @description Change a webhook, switch it off, or on again after it was switched off.
         */
        patch: operations["change_webhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook in the last seven days, with each try, newest first
         * @description What was sent to a webhook in the last seven days, with each try, newest first.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret
         * @description Give a webhook a new secret. For a day events are signed with the old one, too.
         */
        post: operations["renew_webhook_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a test event, once
         * @description Post a test event, once; the deliveries show what became of it.
         */
        post: operations["test_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcceptRequest
         * @description Sit down, with a share of the shuffle's secret.
         */
        AcceptRequest: {
            /**
             * Client Seed
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
        };
        /**
         * AccountMessage
         * @description What the server sends on `/ws/me`.
         */
        AccountMessage: components["schemas"]["HelloMessage"] | components["schemas"]["OwnGameMessage"] | components["schemas"]["MatchMessage"] | components["schemas"]["NotificationMessage"] | components["schemas"]["UnreadMessage"] | components["schemas"]["StandingMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * AnalysedMove
         * @description A move on the board, with all that came of it; versions are counted from its start.
         */
        AnalysedMove: {
            command: components["schemas"]["Command"];
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * AnalysedMoveRequest
         * @description A move of one side.
         */
        AnalysedMoveRequest: {
            command: components["schemas"]["Command"];
            /** Seat */
            seat: number;
        };
        /**
         * AnalysedPosition
         * @description A position with all its cards, and what every seat may do in it.
         */
        AnalysedPosition: {
            /**
             * At
             * @description The version of the game from which it is, before the moves.
             */
            at: number | null;
            /** Moves */
            moves: components["schemas"]["AnalysedMove"][];
            /**
             * Position
             * @description In the notation of positions.
             */
            position: string;
            rules: components["schemas"]["Rules"];
            /** @description The position before the moves. */
            start: components["schemas"]["View"];
            /**
             * Turns
             * @description Empty once the game is over.
             */
            turns: components["schemas"]["AnalysedTurn"][];
            view: components["schemas"]["View"];
        };
        /**
         * AnalysedTurn
         * @description What a seat may do.
         */
        AnalysedTurn: {
            /**
             * Is Awaited
             * @description The game waits for it; others may act, too.
             */
            is_awaited: boolean;
            /** Legal */
            legal: components["schemas"]["Offer"][];
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * AnalysisRequest
         * @description Where a position comes from, and what is played on from it.
         *
         *     Either `position`, or `at` with the `game_id` of a finished game or the `notation` of any game.
         */
        AnalysisRequest: {
            /**
             * At
             * @description A version of the game; the next one with a choice.
             * @default null
             */
            at?: number | null;
            /**
             * Game Id
             * @default null
             */
            game_id?: string | null;
            /**
             * Moves
             * @default []
             */
            moves?: components["schemas"]["AnalysedMoveRequest"][];
            /**
             * Notation
             * @description In the notation of games.
             * @default null
             */
            notation?: string | null;
            /**
             * Position
             * @description In the notation of positions.
             * @default null
             */
            position?: string | null;
        };
        /**
         * Announcement
         * @description What everybody is told: words, or that the service restarts, or both.
         */
        Announcement: {
            /**
             * Id
             * @description A new one has another.
             */
            id: number;
            /**
             * Rated Games Rest
             * @description Whether no rated game begins until that is over.
             */
            rated_games_rest: boolean;
            /**
             * Restart At
             * @description When the service restarts for a moment.
             */
            restart_at: string | null;
            /**
             * Texts
             * @description Words of the operator by language; English is there if any are.
             */
            texts: {
                [key: string]: string;
            };
        };
        /**
         * AnnouncementReply
         * @description What everybody is told now, if anything is.
         */
        AnnouncementReply: {
            announcement: components["schemas"]["Announcement"] | null;
        };
        /**
         * AppealRequest
         * @description The reason why a sanction should not be; there is one appeal for each sanction.
         */
        AppealRequest: {
            /** Sanction */
            sanction: number;
            /** Text */
            text: string;
        };
        /**
         * AppealState
         * @description An appeal and, once there is one, its answer: whether the sanction stands, and why.
         */
        AppealState: {
            /** Answered At */
            answered_at: string | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Outcome */
            outcome: ("stands" | "lifted") | null;
            /** Text */
            text: string;
            /** Words */
            words: string;
        };
        /**
         * AppRequest
         * @description An app that is to act for accounts, with their owners' consent.
         */
        AppRequest: {
            /**
             * Confidential
             * @description It runs on a server and can keep a secret; not a page or a program.
             * @default false
             */
            confidential?: boolean;
            /**
             * Name
             * @description People see it when they are asked.
             */
            name: string;
            /**
             * Redirect Uris
             * @description Where people are sent back to: https, or http on their own machine.
             */
            redirect_uris: string[];
        };
        /**
         * AttackBeatenEvent
         * @description The defender covered `attack` with `card`; `cheat` where that broke the rules.
         */
        AttackBeatenEvent: {
            attack: components["schemas"]["Card"];
            card: components["schemas"]["Card"];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Cheat
             * @default false
             */
            cheat?: boolean;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_beaten";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * AttackerDoneEvent
         * @description An attacker adds nothing more, until another card reaches the table or the defender takes.
         */
        AttackerDoneEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attacker_done";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * AttackReturnedEvent
         * @description A wrong transfer is undone: `seat` defends again, against `attacker` and up to `limit`.
         *
         *     `transfers` is how many earlier transfers of the bout stand.
         */
        AttackReturnedEvent: {
            /** Attacker */
            attacker: number;
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Limit */
            limit: number;
            /** Seat */
            seat: number;
            /** Transfers */
            transfers: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_returned";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * AttackTransferredEvent
         * @description `seat` transferred the attack with `cards` and attacks; `defender` and `limit` are new.
         *
         *     `cheat` where that broke the rules.
         */
        AttackTransferredEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Cheat
             * @default false
             */
            cheat?: boolean;
            /** Defender */
            defender: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Limit */
            limit: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_transferred";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * Author
         * @description Who said it.
         */
        Author: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * BankClock
         * @description So many seconds for the whole game, and an increment after each command in time.
         */
        BankClock: {
            /** Increment */
            increment: number;
            /** Seconds */
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bank";
        };
        /**
         * BeatCommand
         * @description The defender covers the unbeaten `attack` with `card`.
         */
        BeatCommand: {
            attack: components["schemas"]["Card"];
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "beat";
        };
        /**
         * Board
         * @description One page of a leaderboard; `season` is null for all time.
         */
        Board: {
            /** Least Games */
            least_games: number;
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["BoardRow"][];
            /** Season */
            season: string | null;
            /**
             * Seasons
             * @description The seasons played, newest first.
             */
            seasons: string[];
            you: components["schemas"]["OwnRow"] | null;
        };
        /**
         * BoardRow
         * @description A line of a leaderboard; equal ratings share a rank.
         */
        BoardRow: {
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /** Peak */
            peak: number;
            player: components["schemas"]["RankedPlayer"];
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rank */
            rank: number;
            /** Rating */
            rating: number;
        };
        /**
         * Bot
         * @description A level of the service's own bots, with its ratings.
         */
        Bot: {
            /**
             * Level
             * @enum {string}
             */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /** Ratings */
            ratings: components["schemas"]["BotRating"][];
        };
        /**
         * BotAccount
         * @description A bot account that was just made, and its first token.
         */
        BotAccount: {
            account: components["schemas"]["NewAccount"];
            token: components["schemas"]["NewToken"];
        };
        /**
         * BotAccountRequest
         * @description A new bot account with a token for its program.
         */
        BotAccountRequest: {
            /**
             * Days
             * @description How long it is good.
             */
            days: number;
            /**
             * Name
             * @description For you, to know it by.
             */
            name: string;
            /**
             * Password
             * @description By which a person logs in, for more tokens.
             */
            password: string;
            /**
             * Scopes
             * @description What it is good for.
             */
            scopes: components["schemas"]["Scope"][];
            /** Username */
            username: string;
        };
        /**
         * BotList
         * @description All levels of bots, weakest first.
         */
        BotList: components["schemas"]["Bot"][];
        /**
         * BotPlayer
         * @description One of the service's own bots.
         */
        BotPlayer: {
            /**
             * Face
             * @description Which of the service's bots it is, by the number of its face, which pages draw and name: the same in all games of a series.
             */
            face: number;
            /** Id */
            id: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Level
             * @enum {string}
             */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /** Name */
            name: string;
        };
        /**
         * BotRating
         * @description A rating in one mode.
         */
        BotRating: {
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rating */
            rating: number;
        };
        /**
         * BotRequest
         * @description An empty object: there is nothing to choose.
         */
        BotRequest: Record<string, never>;
        /**
         * BotSeat
         * @description A bot plays here.
         */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Level
             * @enum {string}
             */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
        };
        /**
         * BoutEndedEvent
         * @description The table is cleared: `cards` go to the discard pile, or into the defender's hand.
         *
         *     `discarded` are the cards that go to the discard pile though the defender takes, where only
         *     unbeaten cards are taken; the JSON form leaves them out when there are none. `idle_bouts` is the
         *     number of bouts in a row, with this one, that count towards a draw (rules.md 2.12).
         */
        BoutEndedEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Defender */
            defender: number;
            /**
             * Discarded
             * @default []
             */
            discarded?: components["schemas"]["Card"][];
            /** Idle Bouts */
            idle_bouts: number;
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "beaten_off" | "taken";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bout_ended";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * BoutStartedEvent
         * @description A new bout: `leader` is to open against `defender`, with at most `limit` attack cards.
         *
         *     With the number of the running bout that bout begins anew, after a call that left nothing on the
         *     table.
         */
        BoutStartedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Defender */
            defender: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Leader */
            leader: number;
            /** Limit */
            limit: number;
            /** Number */
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bout_started";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * BoutView
         * @description The public side of a bout, which is nearly all of it.
         *
         *     `cheats` are the cards of plays that broke the rules, shown when the game is finished;
         *     `cleared` the cards of plays called wrongly; `caught` the seats caught cheating in this bout.
         */
        BoutView: {
            /** Attacker */
            attacker: number;
            /** Caught */
            caught: number[];
            /** Cheats */
            cheats: components["schemas"]["Card"][];
            /** Cleared */
            cleared: components["schemas"]["Card"][];
            /** Defender */
            defender: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Done */
            done: number[];
            /** Leader */
            leader: number;
            /** Limit */
            limit: number;
            /** Number */
            number: number;
            /** Table */
            table: components["schemas"]["TablePair"][];
            /** Taking */
            taking: boolean;
        };
        /**
         * Bucket
         * @description How many ranked players have a rating from `start` up to the next bucket.
         */
        Bucket: {
            /** Players */
            players: number;
            /** Start */
            start: number;
        };
        /**
         * CallCheatCommand
         * @description A player says that the play which put `card` on the table broke the rules.
         */
        CallCheatCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call_cheat";
        };
        /**
         * CallFailedEvent
         * @description `seat` called a play that was fair; `cards` are all that were played together.
         */
        CallFailedEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call_failed";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * @description Rank and suit, as in `"TH"`; `"XR"` and `"XB"` are the red and the black joker, `"??"` is a card the viewer may not know.
         * @example TH
         */
        Card: string;
        /**
         * CardKnowledge
         * @description What a seat could know of the cards it did not see, if it forgot nothing.
         */
        CardKnowledge: {
            /**
             * Face Down
             * @description How many lie beside each seat's hand.
             */
            face_down: number[];
            /**
             * Hands
             * @description Of all other seats.
             */
            hands: components["schemas"]["KnownHand"][];
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /** Talon */
            talon: number;
            /**
             * Unseen
             * @description In other hands, face down or in the talon: which, is open.
             */
            unseen: components["schemas"]["Card"][];
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * CardsDealtEvent
         * @description All cards are given out.
         *
         *     `hidden` lie face down beside the hands. `talon` is in drawing order, the turned-up `trump_card`
         *     last, or last but one where a face-down card lies under it; `trump_holder` has that card in
         *     hand if it was the last one dealt. `number` counts the deals of the game. `passed_over` are the
         *     jokers that were turned up before the trump card and went under the talon; the JSON form leaves
         *     them out when there are none.
         */
        CardsDealtEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Hands */
            hands: components["schemas"]["Card"][][];
            /** Hidden */
            hidden: components["schemas"]["Card"][][];
            /** Number */
            number: number;
            /**
             * Passed Over
             * @default []
             */
            passed_over?: components["schemas"]["Card"][];
            /** Talon */
            talon: components["schemas"]["Card"][];
            /** Trump */
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
            /** Trump Holder */
            trump_holder: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_dealt";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * CardsDrawnEvent
         * @description `seat` drew `cards` from the talon, which has `talon` cards left.
         *
         *     `shown` are those among them that everybody sees: the turned-up card, the new trump card.
         */
        CardsDrawnEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /** Shown */
            shown: components["schemas"]["Card"][];
            /** Talon */
            talon: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_drawn";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * CardsLedEvent
         * @description The leader opened; `cheat` where that broke the rules.
         */
        CardsLedEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Cheat
             * @default false
             */
            cheat?: boolean;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_led";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * CardThrownInEvent
         * @description An attacker added a card; `cheat` where that broke the rules.
         */
        CardThrownInEvent: {
            card: components["schemas"]["Card"];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Cheat
             * @default false
             */
            cheat?: boolean;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_thrown_in";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * Challenge
         * @description An account asks a bot account for a game of two.
         */
        Challenge: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            challenged: components["schemas"]["Challenger"];
            challenger: components["schemas"]["Challenger"];
            /** Clock */
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Expires At
             * Format: date-time
             */
            expires_at: string;
            /**
             * Id
             * @description The game that accepting makes has the same id.
             */
            id: string;
            /** Preset */
            preset: string | null;
            /** Rated */
            rated: boolean;
            /**
             * Reason
             * @description Why it was declined.
             */
            reason: ("generic" | "later" | "rules" | "clock" | "rated" | "casual" | "no_bots" | "only_bots") | null;
            rules: components["schemas"]["Rules"];
            /** Rules Name */
            rules_name: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        };
        /**
         * ChallengeList
         * @description Challenges.
         */
        ChallengeList: components["schemas"]["Challenge"][];
        /**
         * Challenger
         * @description One of the two accounts of a challenge.
         */
        Challenger: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * ChallengeRequest
         * @description Which bot account to challenge, by name, and to what.
         */
        ChallengeRequest: {
            /**
             * Clock
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /** Name */
            name: string;
            /**
             * Preset
             * @default null
             */
            preset?: string | null;
            /**
             * Rated
             * @description Its result counts; for a rated preset.
             * @default false
             */
            rated?: boolean;
            /**
             * Rule Set
             * @default null
             */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
        };
        /**
         * ChangeGameRequest
         * @description The changes to an open table; members left out stay as they are.
         */
        ChangeGameRequest: {
            /**
             * Aids
             * @default null
             */
            aids?: boolean | null;
            /**
             * Clock
             * @description Null: time isn't limited.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Password
             * @description Null takes the password away.
             * @default null
             */
            password?: string | null;
            /**
             * Preset
             * @default null
             */
            preset?: string | null;
            /**
             * Private
             * @default null
             */
            private?: boolean | null;
            /**
             * Rated
             * @default null
             */
            rated?: boolean | null;
            /**
             * Rule Set
             * @default null
             */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
            /**
             * Seats
             * @default null
             */
            seats?: number | null;
        };
        /**
         * ChangePasswordRequest
         * @description A new password in place of the old one.
         */
        ChangePasswordRequest: {
            /** Current Password */
            current_password: string;
            /** New Password */
            new_password: string;
        };
        /**
         * Channels
         * @description The channels by which you are notified of one topic.
         */
        Channels: {
            /** Browser */
            browser: boolean;
            /** Page */
            page: boolean;
            /** Push */
            push: boolean;
        };
        /**
         * ChatMessage
         * @description Something said at a table: a phrase or a reaction by its `code`, or a free `text`.
         */
        ChatMessage: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            author: components["schemas"]["Author"];
            /** Code */
            code: ("hello" | "good_luck" | "well_played" | "good_game" | "thanks" | "oops" | "sorry" | "one_moment" | "hurry" | "one_more" | "have_to_go" | "bye") | ("smile" | "laugh" | "wow" | "sad" | "angry" | "thumbs_up" | "heart" | "fire") | null;
            /**
             * Id
             * @description Rises in the order messages were sent.
             */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "preset" | "reaction" | "text";
            /** Series */
            series: string;
            /** Text */
            text: string | null;
        };
        /**
         * ChatMessages
         * @description What was said at the table just now, as the viewer may see it.
         */
        ChatMessages: {
            /** Messages */
            messages: components["schemas"]["ChatMessage"][];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "chat";
        };
        /**
         * ChatPage
         * @description Messages in the order they were sent, as the caller may see them.
         *
         *     `older`, if there are any, is the `before` that gives the page before this one.
         */
        ChatPage: {
            /** Messages */
            messages: components["schemas"]["ChatMessage"][];
            /** Older */
            older: number | null;
            you: components["schemas"]["ChatVoice"];
        };
        /**
         * ChatRequest
         * @description Something to say.
         */
        ChatRequest: components["schemas"]["PhraseRequest"] | components["schemas"]["ReactionRequest"] | components["schemas"]["TextRequest"];
        /**
         * ChatVoice
         * @description What the caller may say: anything, phrases and reactions, or nothing; and why not more.
         */
        ChatVoice: {
            /**
             * May
             * @enum {string}
             */
            may: "write" | "say" | "read";
            /**
             * Until
             * @description When a mute ends; null if it doesn't by itself.
             */
            until: string | null;
            /** Why */
            why: ("not_authenticated" | "not_your_seat" | "chat_closed" | "account_needed" | "muted") | null;
        };
        /**
         * CheatCaughtEvent
         * @description `seat` called a play that broke the rules: it is undone.
         *
         *     `cards`, all that were played together, go back to the `cheat`, and `beaten_by`, the cards that
         *     beat them, to the `defender`. `returned` are the cards that go back to other hands besides, seat
         *     by seat: what was played after a wrong transfer by those who were then attacked.
         */
        CheatCaughtEvent: {
            /** Beaten By */
            beaten_by: components["schemas"]["Card"][];
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Cheat */
            cheat: number;
            /** Defender */
            defender: number;
            /**
             * Returned
             * @default []
             */
            returned?: components["schemas"]["Card"][][];
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cheat_caught";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * CodeRequest
         * @description The code of a second factor, or one of the recovery codes.
         */
        CodeRequest: {
            /** Code */
            code: string;
        };
        /**
         * Command
         * @description What a seat may ask for. A command is accepted exactly when it is among those offered.
         */
        Command: components["schemas"]["LeadCommand"] | components["schemas"]["ThrowInCommand"] | components["schemas"]["BeatCommand"] | components["schemas"]["TransferCommand"] | components["schemas"]["ShowTransferCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DoneCommand"] | components["schemas"]["SwapTrumpCommand"] | components["schemas"]["RequestRedealCommand"] | components["schemas"]["KeepHandCommand"] | components["schemas"]["CallCheatCommand"];
        /**
         * CommandReply
         * @description A command's yes: the events it caused and the game right after it.
         */
        CommandReply: {
            /**
             * Awaited
             * @description The seats whose decision is waited for.
             */
            awaited: number[];
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Fair
             * @description The part of `legal` that keeps the rules; null where nobody may cheat.
             */
            fair: components["schemas"]["Offer"][] | null;
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
            view: components["schemas"]["View"];
        };
        /**
         * CommandRequest
         * @description A command for a seat; the seat may be left out, since nobody has two.
         */
        CommandRequest: {
            command: components["schemas"]["Command"];
            /**
             * Expected Version
             * @default null
             */
            expected_version?: number | null;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * ConfirmRequest
         * @description Proof that the caller owns the account: the password, or a code of the second factor.
         */
        ConfirmRequest: {
            /**
             * Code
             * @default null
             */
            code?: string | null;
            /**
             * Password
             * @default null
             */
            password?: string | null;
        };
        /**
         * Conflict
         * @description A conflict with the state of the game; `stale_version` brings what was missed.
         */
        Conflict: {
            /** Code */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Errors
             * @default null
             */
            errors?: components["schemas"]["FieldError"][] | null;
            /**
             * Events
             * @default null
             */
            events?: components["schemas"]["Event"][] | null;
            /**
             * Field
             * @default null
             */
            field?: string | null;
            /**
             * Scope
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
            /**
             * Until
             * @description When a ban ends; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
            /**
             * Version
             * @default null
             */
            version?: number | null;
        };
        /**
         * ConnectedApp
         * @description An app that may act for the account.
         */
        ConnectedApp: {
            /**
             * By
             * @description The name of the account that registered it.
             */
            by: string;
            /** Id */
            id: number;
            /**
             * Last Used At
             * @description To the minute.
             */
            last_used_at: string | null;
            /** Name */
            name: string;
            /** Scopes */
            scopes: components["schemas"]["Scope"][];
            /**
             * Since
             * Format: date-time
             * @description When it got the oldest token that still stands.
             */
            since: string;
        };
        /**
         * ConnectedAppList
         * @description The apps that may act for the account, the one connected last first.
         */
        ConnectedAppList: components["schemas"]["ConnectedApp"][];
        /**
         * CreateGameRequest
         * @description A new table: a preset, a rule set or a saved one, and who may sit where.
         */
        CreateGameRequest: {
            /**
             * Aids
             * @description Whether views tell which cards were discarded, and which cards of others were seen. Left out: yes, but not in a rated game.
             * @default null
             */
            aids?: boolean | null;
            /**
             * Clock
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Password
             * @description For a private table: asked of all but the host.
             * @default null
             */
            password?: string | null;
            /**
             * Preset
             * @default null
             */
            preset?: string | null;
            /**
             * Private
             * @description Only people who have the link find it.
             * @default false
             */
            private?: boolean;
            /**
             * Rated
             * @description Its result counts: a public game of accounts by a rated preset.
             * @default false
             */
            rated?: boolean;
            /**
             * Rule Set
             * @default null
             */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
            /** Seats */
            seats: (components["schemas"]["MySeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            /**
             * Start
             * @description Deal at once; every seat must be filled.
             * @default false
             */
            start?: boolean;
        };
        /**
         * CycleCompletedEvent
         * @description Everybody has been attacked since the last refill, or a hand is empty: now all refill.
         */
        CycleCompletedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cycle_completed";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * DailyDealReply
         * @description A deal of the day, with the list of those who have finished it.
         */
        DailyDealReply: {
            /**
             * Bots
             * @description Clockwise from the person.
             */
            bots: ("child" | "beginner" | "learner" | "casual" | "clever" | "master")[];
            /**
             * Day
             * @description UTC.
             */
            day: string;
            /**
             * Finished
             * @description How many accounts have finished.
             */
            finished: number;
            /** Preset */
            preset: string;
            /**
             * Results
             * @description The best hundred.
             */
            results: components["schemas"]["DealResult"][];
            rules: components["schemas"]["Rules"];
            /**
             * Streak
             * @description Your days in a row with a finished try; today may yet be added.
             */
            streak: number;
            /** @description Null before the try has begun. */
            you: components["schemas"]["OwnDeal"] | null;
        };
        /**
         * DaysClock
         * @description So many days for each command.
         */
        DaysClock: {
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "days";
        };
        /**
         * Deal
         * @description One deal of a game: its pack in dealing order.
         */
        Deal: {
            /** Number */
            number: number;
            /** Pack */
            pack: components["schemas"]["Card"][];
        };
        /**
         * DealLuck
         * @description The deal as equal players played it many times, each hand from each seat.
         */
        DealLuck: {
            /**
             * Games
             * @description How often, with the hands as they were dealt.
             */
            games: number;
            /** Seats */
            seats: components["schemas"]["SeatLuck"][];
        };
        /**
         * DealOfMatch
         * @description A deal of a match, at both tables.
         */
        DealOfMatch: {
            /** Number */
            number: number;
            /** @description Null until both games are over. */
            score: components["schemas"]["MatchScore"] | null;
            /** Tables */
            tables: components["schemas"]["TableOfDeal"][];
        };
        /**
         * DealPlayer
         * @description Somebody in the list.
         */
        DealPlayer: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * DealResult
         * @description A line of the list.
         */
        DealResult: {
            /**
             * Cards Left
             * @description In the person's hand at the end.
             */
            cards_left: number;
            /**
             * Ended At
             * Format: date-time
             */
            ended_at: string;
            /**
             * Left
             * @description Left before the end: behind all others.
             */
            left: boolean;
            /** Place */
            place: number;
            player: components["schemas"]["DealPlayer"];
            /** Rank */
            rank: number;
        };
        /**
         * DeclineChallengeRequest
         * @description Why you decline.
         */
        DeclineChallengeRequest: {
            /**
             * Reason
             * @default generic
             * @enum {string}
             */
            reason?: "generic" | "later" | "rules" | "clock" | "rated" | "casual" | "no_bots" | "only_bots";
        };
        /**
         * DeclineRequest
         * @description Why you decline.
         */
        DeclineRequest: {
            /**
             * Reason
             * @default generic
             * @enum {string}
             */
            reason?: "generic" | "later" | "rules" | "clock" | "seats" | "rated" | "casual" | "no_bots";
        };
        /**
         * DeleteRequest
         * @description An account's password, and the code of its second factor if there is one; guests send {}.
         */
        DeleteRequest: {
            /**
             * Code
             * @default null
             */
            code?: string | null;
            /**
             * Password
             * @default null
             */
            password?: string | null;
        };
        /**
         * Delivery
         * @description An event for a webhook, with all tries to deliver it.
         */
        Delivery: {
            /**
             * Body
             * @description What is posted, to the letter.
             */
            body: string;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Ended At */
            ended_at: string | null;
            /** Game */
            game: string | null;
            /**
             * Id
             * @description The header `webhook-id`.
             */
            id: string;
            /**
             * Next At
             * @description While it waits: not before then.
             */
            next_at: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "delivered" | "given_up";
            /** Tries */
            tries: components["schemas"]["Try"][];
            /**
             * Type
             * @enum {string}
             */
            type: "game.started" | "game.waiting" | "game.ended" | "test";
        };
        /**
         * DeliveryPage
         * @description Deliveries, newest first.
         */
        DeliveryPage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["Delivery"][];
        };
        /**
         * Distribution
         * @description How the ranked players of a mode are spread; empty buckets are left out.
         */
        Distribution: {
            /** Buckets */
            buckets: components["schemas"]["Bucket"][];
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Players */
            players: number;
            /** Width */
            width: number;
            you: components["schemas"]["OwnRow"] | null;
        };
        /**
         * DoneCommand
         * @description An attacker adds nothing more.
         */
        DoneCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /**
         * DoneInAdvanceRequest
         * @description Whether your done is to come by itself.
         */
        DoneInAdvanceRequest: {
            /** On */
            on: boolean;
        };
        /**
         * Duplicate
         * @description A duplicate match.
         */
        Duplicate: {
            /**
             * Bot Level
             * @description Of the bots on places nobody takes.
             * @enum {string}
             */
            bot_level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /**
             * Clock
             * @description Null once a match of one person has begun.
             */
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Deals */
            deals: number;
            /** Ended At */
            ended_at: string | null;
            host: components["schemas"]["MatchPlayer"];
            /** Id */
            id: string;
            /** Places */
            places: components["schemas"]["MatchPlace"][];
            /**
             * Played
             * @description Empty before the start.
             */
            played: components["schemas"]["DealOfMatch"][];
            /** Preset */
            preset: string | null;
            /** Private */
            private: boolean;
            rules: components["schemas"]["Rules"];
            /** Rules Name */
            rules_name: string | null;
            /** @description Of the deals that both tables have played. */
            score: components["schemas"]["MatchScore"];
            /**
             * Share
             * @description To be shared; no card, no result before the end.
             */
            share: string;
            /** Started At */
            started_at: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "finished" | "cancelled";
            /**
             * Winner
             * @description Null until the match is over.
             */
            winner: ("a" | "b" | "draw") | null;
            you: components["schemas"]["OwnPlace"] | null;
        };
        /**
         * DuplicatePage
         * @description One page of matches, newest first; `next` and `previous` are addresses of other pages.
         */
        DuplicatePage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["Duplicate"][];
        };
        /**
         * DuplicateRequest
         * @description A new match: one of a preset, rules and the id of saved rules, and how it is played.
         */
        DuplicateRequest: {
            /**
             * Bot Level
             * @description Of the bots on places that nobody takes.
             * @default casual
             * @enum {string}
             */
            bot_level?: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /**
             * Clock
             * @description Where two or more people play; left out: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Deals
             * @default 3
             */
            deals?: number;
            /**
             * Preset
             * @default null
             */
            preset?: string | null;
            /**
             * Private
             * @description Only people who have the link find it.
             * @default false
             */
            private?: boolean;
            /**
             * Rule Set
             * @default null
             */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
        };
        /**
         * EmailRequest
         * @description An address for mails.
         */
        EmailRequest: {
            /** Email */
            email: string;
        };
        /**
         * EmailState
         * @description The account's address, and the one that is to replace it once it's confirmed.
         */
        EmailState: {
            /** Confirmed */
            confirmed: boolean;
            /** Email */
            email: string | null;
            /** Pending */
            pending: string | null;
        };
        /**
         * ErrorMessage
         * @description The client sent something that can't be used.
         */
        ErrorMessage: {
            /** Code */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "error";
        };
        /**
         * EvaluationReply
         * @description What each legal move of a position is worth to one seat, or how far that is.
         */
        EvaluationReply: {
            /** @description The caller's; null without a login. */
            allowance: components["schemas"]["ReviewAllowance"] | null;
            /**
             * Done
             * @description Groups of deals tried so far …
             */
            done: number;
            /** Id */
            id: string;
            /**
             * Judge
             * @description The version of the judge.
             */
            judge: number;
            /**
             * Moves
             * @description The best first; empty until done.
             */
            moves: components["schemas"]["ReviewedMove"][];
            /**
             * Not Judged
             * @description Why there are no moves once it is done.
             */
            not_judged: ("rules" | "not_in_turn" | "no_choice") | null;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "done" | "failed";
            /**
             * Total
             * @description … of so many; 0 until that is known.
             */
            total: number;
        };
        /**
         * EvaluationRequest
         * @description A position, and the seat whose move it is.
         */
        EvaluationRequest: {
            /** Position */
            position: string;
            /** Seat */
            seat: number;
        };
        /**
         * Event
         * @description What happened, with all its consequences; a card the viewer may not know is `"??"`.
         */
        Event: components["schemas"]["GameStartedEvent"] | components["schemas"]["CardsDealtEvent"] | components["schemas"]["RedealOfferedEvent"] | components["schemas"]["HandKeptEvent"] | components["schemas"]["RedealRequestedEvent"] | components["schemas"]["TrumpShownEvent"] | components["schemas"]["BoutStartedEvent"] | components["schemas"]["CardsLedEvent"] | components["schemas"]["CardThrownInEvent"] | components["schemas"]["AttackBeatenEvent"] | components["schemas"]["AttackTransferredEvent"] | components["schemas"]["TransferShownEvent"] | components["schemas"]["TakeDeclaredEvent"] | components["schemas"]["AttackerDoneEvent"] | components["schemas"]["CheatCaughtEvent"] | components["schemas"]["AttackReturnedEvent"] | components["schemas"]["CallFailedEvent"] | components["schemas"]["BoutEndedEvent"] | components["schemas"]["CycleCompletedEvent"] | components["schemas"]["CardsDrawnEvent"] | components["schemas"]["TrumpSwappedEvent"] | components["schemas"]["TrumpChangedEvent"] | components["schemas"]["HiddenPickedUpEvent"] | components["schemas"]["PlayerOutEvent"] | components["schemas"]["PlayerLeftEvent"] | components["schemas"]["GameEndedEvent"];
        /**
         * EventsMessage
         * @description The events `since` + 1 … `version`, none missing, and what may be done after them.
         */
        EventsMessage: {
            /**
             * Awaited
             * @description The seats whose decision is waited for.
             */
            awaited: number[];
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Fair
             * @description The part of `legal` that keeps the rules; null where nobody may cheat.
             */
            fair: components["schemas"]["Offer"][] | null;
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * Since
             * @description Number of the newest event; 0 before the start.
             */
            since: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "events";
            times: components["schemas"]["Times"] | null;
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * EventsReply
         * @description The events after a version, none missing, up to `version`.
         */
        EventsReply: {
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * EventType
         * @description The type of an event, of which an owner chooses some.
         * @enum {string}
         */
        EventType: "game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined";
        /**
         * ExampleAct
         * @description Something to be done without choosing a card, and whether that is allowed now.
         */
        ExampleAct: {
            /** Allowed */
            allowed: boolean;
            /** Seat */
            seat: number;
            /** Type */
            type: string;
        };
        /**
         * ExampleFrame
         * @description One moment; `events` led to it from the moment before, or from the set-up.
         *
         *     `hidden` counts the face-down cards a seat. `out` are the seats without cards, `lost` those of
         *     teams that have lost. `talon` and `discard` are None where they don't matter.
         */
        ExampleFrame: {
            /** Acts */
            acts: components["schemas"]["ExampleAct"][];
            /** Attacker */
            attacker: number | null;
            /** Defender */
            defender: number | null;
            /** Discard */
            discard: number | null;
            /** Durak */
            durak: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Hands */
            hands: components["schemas"]["ExampleHand"][];
            /** Hidden */
            hidden: number[];
            /** Lost */
            lost: number[];
            next_game: components["schemas"]["ExampleNextGame"] | null;
            /** Out */
            out: number[];
            /** Table */
            table: components["schemas"]["TablePair"][];
            /** Taking */
            taking: boolean;
            /** Talon */
            talon: number | null;
            /** Trump */
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
        };
        /**
         * ExampleHand
         * @description A hand that is shown; `playable` are its cards that may be played in these `ways`.
         */
        ExampleHand: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /** Playable */
            playable: components["schemas"]["Card"][];
            /** Seat */
            seat: number;
            /** Ways */
            ways: string[];
        };
        /**
         * ExampleNextGame
         * @description How the next game of the series begins: its leader (None: lowest trump), and its cards.
         */
        ExampleNextGame: {
            /** Cards */
            cards: number;
            /** Leader */
            leader: number | null;
        };
        /**
         * ExampleSubject
         * @description What an example shows: a section of the base game, a value of an option, or a preset.
         */
        ExampleSubject: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "section" | "option" | "preset";
            /** Name */
            name: string;
            /**
             * Value
             * @description The option's; null for other kinds, too.
             */
            value: string | number | boolean | null;
        };
        /**
         * ExportState
         * @description The state of an export; the file can be downloaded until `expires_at`.
         */
        ExportState: {
            /** Expires At */
            expires_at: string | null;
            /** Requested At */
            requested_at: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "preparing" | "ready";
        };
        /**
         * Favourite
         * @description How often a preset was played; null stands for rules of one's own.
         */
        Favourite: {
            /** Games */
            games: number;
            /** Preset */
            preset: string | null;
        };
        /**
         * FieldError
         * @description One thing wrong with one member of the request.
         */
        FieldError: {
            /** Code */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Field
             * @description Path of the member, as in `seats.1.level`.
             */
            field: string;
        };
        /**
         * FriendAtPlay
         * @description Somebody you follow, and the game to watch.
         */
        FriendAtPlay: {
            game: components["schemas"]["Game"];
            player: components["schemas"]["Player"];
        };
        /**
         * FriendsAtPlay
         * @description The followed players who play now, by name.
         */
        FriendsAtPlay: components["schemas"]["FriendAtPlay"][];
        /**
         * Game
         * @description A game as its table shows it.
         */
        Game: {
            /**
             * Aids
             * @description Whether views tell what a player could remember: which cards were discarded, and the cards in others' hands that everybody has seen. Never if rated.
             */
            aids: boolean;
            /**
             * Clock
             * @description The time control; null where time isn't limited.
             */
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /** Commitment */
            commitment: string;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /**
             * Duplicate
             * @description The duplicate match whose deal is played.
             */
            duplicate: string | null;
            /** Finished At */
            finished_at: string | null;
            /**
             * Fixed Deal
             * @description A lesson, a deal of the day or of a duplicate match: it counts in no statistics and has no next game.
             */
            fixed_deal: boolean;
            /**
             * Has Password
             * @description Sitting down, and watching once it runs, takes a password.
             */
            has_password: boolean;
            /**
             * Host
             * @description The id of the user who may start the game.
             */
            host: number;
            /** Id */
            id: string;
            /**
             * Lesson
             * @description The lesson that is played, from a fixed deal.
             */
            lesson: string | null;
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Preset */
            preset: string | null;
            /** Private */
            private: boolean;
            /** Rated */
            rated: boolean;
            result: components["schemas"]["Result"] | null;
            rules: components["schemas"]["Rules"];
            /**
             * Rules Name
             * @description What the saved rule set was called that the host chose.
             */
            rules_name: string | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            series: components["schemas"]["Series"];
            /** Started At */
            started_at: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /**
             * Terms
             * @description Counts on when the host changes what is played.
             */
            terms: number;
            /** @description While a game with a clock, or of several people, runs. */
            times: components["schemas"]["Times"] | null;
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
            you: components["schemas"]["You"];
        };
        /**
         * GameEndedEvent
         * @description The game is over; `places` has a place a seat, equal numbers being shared.
         *
         *     In a game that was called off they are all equal, and count for nobody.
         *
         *     In a team game `losing_teams` are the teams that lost (`teams.team_of`). `epaulettes` is the
         *     number of sixes that the last attack on the durak was made with, if it was made with sixes only;
         *     the JSON form leaves it out when it is 0.
         */
        GameEndedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Durak */
            durak: number | null;
            /**
             * Epaulettes
             * @default 0
             */
            epaulettes?: number;
            /** Losing Teams */
            losing_teams: number[];
            /** Places */
            places: number[];
            /**
             * Reason
             * @enum {string}
             */
            reason: "durak" | "draw" | "no_progress" | "team_out" | "left" | "cancelled";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_ended";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * GameMessage
         * @description Seats, host or status changed.
         */
        GameMessage: {
            game: components["schemas"]["Game"];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game";
        };
        /**
         * GamePage
         * @description One page of games, newest first; `next` and `previous` are addresses of other pages.
         */
        GamePage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["Game"][];
        };
        /**
         * GameRatings
         * @description What became of a game's rating; changes once it is `applied`.
         */
        GameRatings: {
            /** Changes */
            changes: components["schemas"]["SeatChange"][];
            /**
             * Status
             * @enum {string}
             */
            status: "unrated" | "pending" | "applied" | "held" | "annulled";
        };
        /**
         * GameReview
         * @description The review of a finished game, or how far it is. The lists are empty until it is done.
         */
        GameReview: {
            /** @description The caller's; null without a login. */
            allowance: components["schemas"]["ReviewAllowance"] | null;
            /** Decisions */
            decisions: components["schemas"]["ReviewedDecision"][];
            /**
             * Done
             * @description Steps gone so far: decisions, then games …
             */
            done: number;
            /** Game Id */
            game_id: string;
            /**
             * Judge
             * @description The version of the judge.
             */
            judge: number;
            /** @description Null until the review is done. */
            luck: components["schemas"]["DealLuck"] | null;
            /** Not Judged */
            not_judged: components["schemas"]["UnjudgedDecision"][];
            /** Players */
            players: components["schemas"]["ReviewedPlayer"][];
            /**
             * Status
             * @description `none`: not asked for; `impossible`: the judge doesn't know the rules.
             * @enum {string}
             */
            status: "none" | "impossible" | "waiting" | "running" | "done" | "failed";
            /**
             * Total
             * @description … of so many; 0 until that is known.
             */
            total: number;
        };
        /**
         * GameStartedEvent
         * @description The game begins: its rule set, number of seats, and forehand, the dealer's left neighbour.
         *
         *     `leader` is the seat that leads first where an earlier game of the series decides it, else None.
         *     `removed` are the cards played in earlier games, where the pack goes on: they lie on the discard
         *     pile from the start. The JSON form leaves them out when there are none. `edition` is the edition
         *     of the rules, left out where it is the first one.
         */
        GameStartedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Edition
             * @default 1
             */
            edition?: number;
            /** Forehand */
            forehand: number;
            /** Leader */
            leader: number | null;
            /**
             * Removed
             * @default []
             */
            removed?: components["schemas"]["Card"][];
            rules: components["schemas"]["Rules"];
            /** Seats */
            seats: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_started";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * GoneMessage
         * @description A table is no longer listed.
         */
        GoneMessage: {
            /** Game */
            game: string;
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "gone";
        };
        /**
         * Graph
         * @description A rating over time: one point for each day with games, oldest first.
         */
        Graph: {
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Points */
            points: components["schemas"]["GraphPoint"][];
        };
        /**
         * GraphPoint
         * @description The rating at the end of a day (UTC).
         */
        GraphPoint: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Rating */
            rating: number;
        };
        /**
         * GuestRequest
         * @description Start playing without an account.
         */
        GuestRequest: {
            /**
             * Name
             * @description Left out: a friendly name is made up.
             * @default null
             */
            name?: string | null;
        };
        /**
         * HandKeptEvent
         * @description `seat` keeps the hand that it was dealt.
         */
        HandKeptEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand_kept";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * HeadToHead
         * @description How often `player` finished before, behind and level with `other`; partners apart.
         */
        HeadToHead: {
            /** Ahead */
            ahead: number;
            /** Behind */
            behind: number;
            /** Level */
            level: number;
            other: components["schemas"]["RankedPlayer"];
            player: components["schemas"]["RankedPlayer"];
            /** Together */
            together: number;
        };
        /**
         * HelloMessage
         * @description The first message: every running game that waits for you, and how much is unread.
         */
        HelloMessage: {
            /** Games */
            games: components["schemas"]["OwnGame"][];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "hello";
            /** Unread */
            unread: number;
        };
        /**
         * HiddenPickedUpEvent
         * @description `seat` has played its hand and picks up its face-down cards.
         */
        HiddenPickedUpEvent: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hidden_picked_up";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * HistoryEntry
         * @description A rated game of a player.
         */
        HistoryEntry: {
            /** After */
            after: number;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Before */
            before: number;
            /** Deviation */
            deviation: number;
            /** Game */
            game: string;
            /** Place */
            place: number;
            /** Provisional */
            provisional: boolean;
            /** Seats */
            seats: number;
        };
        /**
         * HistoryPage
         * @description One page of a rating's history, newest first.
         */
        HistoryPage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["HistoryEntry"][];
        };
        /**
         * HumanPlayer
         * @description Somebody who plays, or who played and had the account deleted (the name says so then).
         */
        HumanPlayer: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "account" | "bot_account" | "deleted" | "guest";
            /** Name */
            name: string;
        };
        /**
         * ImportedGame
         * @description A game read from its notation, as its events with all cards open.
         */
        ImportedGame: {
            /** Events */
            events: components["schemas"]["Event"][];
            rules: components["schemas"]["Rules"];
            /** Seats */
            seats: number;
            /**
             * Tags
             * @description The tags that tell of no card.
             */
            tags: {
                [key: string]: string;
            };
        };
        /**
         * ImportRequest
         * @description A game in its notation.
         */
        ImportRequest: {
            /** Notation */
            notation: string;
        };
        /**
         * Invitation
         * @description Somebody is asked to an open table.
         */
        Invitation: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /**
             * Expires At
             * Format: date-time
             */
            expires_at: string;
            /** Game */
            game: string;
            /** Id */
            id: number;
            invited: components["schemas"]["Invitee"];
            inviter: components["schemas"]["Invitee"];
            /**
             * Reason
             * @description Why it was declined.
             */
            reason: ("generic" | "later" | "rules" | "clock" | "seats" | "rated" | "casual" | "no_bots") | null;
            /**
             * Status
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        };
        /**
         * InvitationList
         * @description Invitations.
         */
        InvitationList: components["schemas"]["Invitation"][];
        /**
         * InvitationRequest
         * @description Whom to ask, by name.
         */
        InvitationRequest: {
            /** Name */
            name: string;
        };
        /**
         * Invitee
         * @description Somebody with an account.
         */
        Invitee: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * JoinRequest
         * @description Sit down, on the first free seat if none is named.
         */
        JoinRequest: {
            /**
             * Client Seed
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
            /**
             * Password
             * @default null
             */
            password?: string | null;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
            /**
             * Terms
             * @description The game's `terms` as you saw them: refused if newer.
             * @default null
             */
            terms?: number | null;
        };
        /**
         * KeepHandCommand
         * @description A player asked before the first lead is content with the deal.
         */
        KeepHandCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep_hand";
        };
        /**
         * KeyRequest
         * @description The key of a link that was sent by mail.
         */
        KeyRequest: {
            /**
             * Key
             * @description From the link in the mail.
             */
            key: string;
        };
        /**
         * KnownHand
         * @description Another player's hand, as a seat could know it.
         */
        KnownHand: {
            /**
             * Likely
             * @description The cards that these may be, the likeliest first.
             */
            likely: components["schemas"]["LikelyCard"][];
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Surely
             * @description Seen to come there, and not played since.
             */
            surely: components["schemas"]["Card"][];
            /**
             * Unknown
             * @description How many more cards are in the hand.
             */
            unknown: number;
        };
        /**
         * LeadCommand
         * @description The leader opens the bout with one card, or several of one rank.
         */
        LeadCommand: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lead";
        };
        /**
         * LeadSet
         * @description A lead of any `fewest` to `most` of these cards, none of them under two names.
         *
         *     With `pairs` they are three or five: pairs of equal rank, and one other card of any rank. The
         *     JSON form leaves it out where it is false.
         */
        LeadSet: {
            /** Any Of */
            any_of: components["schemas"]["Card"][];
            /** Fewest */
            fewest: number;
            /** Most */
            most: number;
            /**
             * Pairs
             * @default false
             */
            pairs?: boolean;
            /**
             * Type
             * @constant
             */
            type: "lead";
        };
        /**
         * LegalReply
         * @description What the caller's seat may do now.
         */
        LegalReply: {
            /**
             * Awaited
             * @description The seats whose decision is waited for.
             */
            awaited: number[];
            /**
             * Fair
             * @description The part of `legal` that keeps the rules; null where nobody may cheat.
             */
            fair: components["schemas"]["Offer"][] | null;
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /** Seat */
            seat: number | null;
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * Lesson
         * @description A guided game: what the learner plays in it, first to last.
         */
        Lesson: {
            /** Name */
            name: string;
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description What the learner is to play at this version of the game.
         */
        LessonStep: {
            command: components["schemas"]["Command"];
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * LikelyCard
         * @description A card that may be in a hand.
         */
        LikelyCard: {
            card: components["schemas"]["Card"];
            /** Chance */
            chance: number;
        };
        /**
         * LobbyMessage
         * @description What the server sends on `/ws/lobby`.
         */
        LobbyMessage: components["schemas"]["TablesMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["GoneMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * LobbyPage
         * @description One page of tables, newest first; `next` and `previous` are addresses of other pages.
         */
        LobbyPage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["LobbyTable"][];
        };
        /**
         * LobbyTable
         * @description A public table: the game, the ratings of its players, and the number of watchers.
         */
        LobbyTable: {
            game: components["schemas"]["Game"];
            /**
             * Ratings
             * @description Of players with rated games of this mode.
             */
            ratings: components["schemas"]["SeatRating"][];
            /** Watchers */
            watchers: number;
        };
        /**
         * LoginRequest
         * @description Log in with an account.
         */
        LoginRequest: {
            /** Password */
            password: string;
            /**
             * Username
             * @description The user name, or the e-mail.
             */
            username: string;
        };
        /**
         * MatchMessage
         * @description You were given a seat in this game.
         */
        MatchMessage: {
            /** Game */
            game: string;
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "match";
        };
        /**
         * MatchPlace
         * @description A side's place at a table: a person's, a bot's, or free.
         */
        MatchPlace: {
            /** Bot */
            bot: ("child" | "beginner" | "learner" | "casual" | "clever" | "master") | null;
            /**
             * Left
             * @description The person left a game: a bot has the place from then on.
             */
            left: boolean;
            player: components["schemas"]["MatchPlayer"] | null;
            /**
             * Side
             * @enum {string}
             */
            side: "a" | "b";
            /** Table */
            table: number;
        };
        /**
         * MatchPlayer
         * @description Somebody in a match.
         */
        MatchPlayer: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * MatchScore
         * @description The points of both sides, and the cards left in their hands.
         */
        MatchScore: {
            /** Cards A */
            cards_a: number;
            /** Cards B */
            cards_b: number;
            /** Points A */
            points_a: number;
            /** Points B */
            points_b: number;
        };
        /**
         * Me
         * @description The caller. `id`, `name` and `avatar` are null for `anonymous`.
         */
        Me: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /**
             * Hide Ratings
             * @description Whether the page shows you no ratings. Replies have them all the same.
             */
            hide_ratings: boolean;
            /** Id */
            id: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "anonymous" | "guest" | "account" | "bot_account";
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "de" | "ru";
            /** Name */
            name: string | null;
            /**
             * Sanctions
             * @description What staff decided about you and holds now, or was not acknowledged yet.
             */
            sanctions: components["schemas"]["SanctionState"][];
        };
        /**
         * ModeResults
         * @description How a player's games of one mode ended, and at which places.
         */
        ModeResults: {
            /** Drawn */
            drawn: number;
            /** Durak */
            durak: number;
            /** Games */
            games: number;
            /** Left */
            left: number;
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Places */
            places: components["schemas"]["PlaceCount"][];
            /** Safe */
            safe: number;
            /** Won */
            won: number;
        };
        /**
         * MySeat
         * @description The caller sits here.
         */
        MySeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
        };
        /**
         * MySeek
         * @description What you wait for.
         *
         *     `waiting`: for a game in one of the pools. `paired`: `game` is yours, and begins once everybody
         *     has answered by `games/{id}/ready`; before `answer_by`. `none`: for nothing; `game` is then the
         *     one you play already with a running clock, rated or found here.
         */
        MySeek: {
            /** Answer By */
            answer_by: string | null;
            /** Game */
            game: string | null;
            /** Pools */
            pools: ("duel" | "table_3" | "table_4" | "table_6" | "transfer_2" | "transfer_3" | "transfer_4" | "partners" | "bots_duel" | "bots_table_4" | "bots_transfer_2" | "bots_partners")[];
            /** Rated */
            rated: boolean;
            /** Since */
            since: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "waiting" | "paired";
            /**
             * Waited
             * @description Seconds since then, by our clock.
             */
            waited: number | null;
        };
        /**
         * NewAccount
         * @description A bot account that was just made.
         */
        NewAccount: {
            /** Id */
            id: number;
            /**
             * Kind
             * @constant
             */
            kind: "bot_account";
            /** Name */
            name: string;
        };
        /**
         * NewApp
         * @description An app that was just registered.
         */
        NewApp: {
            /** Client Id */
            client_id: string;
            /**
             * Client Secret
             * @description Of a confidential app: it is shown this once and kept nowhere.
             */
            client_secret: string | null;
            /** Confidential */
            confidential: boolean;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Redirect Uris */
            redirect_uris: string[];
        };
        /**
         * NewPasswordRequest
         * @description A new password, set by a link that was sent by mail.
         */
        NewPasswordRequest: {
            /**
             * Key
             * @description From the link in the mail.
             */
            key: string;
            /** Password */
            password: string;
        };
        /**
         * NewToken
         * @description A token that was just made.
         */
        NewToken: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /**
             * Expires At
             * Format: date-time
             */
            expires_at: string;
            /** Hint */
            hint: string;
            /** Id */
            id: number;
            /**
             * Last Used At
             * @description To the minute.
             */
            last_used_at: string | null;
            /** Name */
            name: string;
            /** Scopes */
            scopes: components["schemas"]["Scope"][];
            /**
             * Token
             * @description The text itself: it is shown this once and kept nowhere.
             */
            token: string;
        };
        /**
         * NoChoice
         * @description An empty object: there is nothing to choose.
         */
        NoChoice: Record<string, never>;
        /**
         * NoteRequest
         * @description The note's text; an empty text removes the note.
         */
        NoteRequest: {
            /** Text */
            text: string;
        };
        /**
         * Notification
         * @description A notification to you.
         */
        Notification: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /**
             * Challenge
             * @description Of `challenge` and `challenge_declined`: its id.
             */
            challenge: string | null;
            /** Game */
            game: string | null;
            /** Id */
            id: number;
            /**
             * Invitation
             * @description Of `invitation`: its id.
             */
            invitation: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "turn" | "match" | "invitation" | "invitation_declined" | "challenge" | "challenge_declined" | "friend_playing" | "game_cancelled" | "game_called_off" | "seat_lost" | "seat_claimed" | "webhook_off";
            player: components["schemas"]["Other"] | null;
            /** Read */
            read: boolean;
            /**
             * Reason
             * @description Of `invitation_declined`, `challenge_declined`, `game_called_off`, `webhook_off`: why.
             */
            reason: string | null;
        };
        /**
         * NotificationMessage
         * @description You are told something, which is kept, too (`GET notifications`).
         */
        NotificationMessage: {
            notification: components["schemas"]["Notification"];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "notification";
            /** Unread */
            unread: number;
        };
        /**
         * NotificationPage
         * @description Notifications, newest first; `unread` is the number of all that are unread.
         */
        NotificationPage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["Notification"][];
            /** Unread */
            unread: number;
        };
        /**
         * NotificationSettings
         * @description How you want to be notified; `push_key` is this site's key for push subscriptions, if any.
         */
        NotificationSettings: {
            /**
             * Invited By
             * @enum {string}
             */
            invited_by: "everybody" | "followed" | "nobody";
            /** Push Key */
            push_key: string | null;
            topics: components["schemas"]["Topics"];
        };
        /**
         * Offer
         * @description A legal command, or with `any_of` a set of cards of which so many may be played at once.
         */
        Offer: components["schemas"]["LeadCommand"] | components["schemas"]["ThrowInCommand"] | components["schemas"]["BeatCommand"] | components["schemas"]["TransferCommand"] | components["schemas"]["ShowTransferCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DoneCommand"] | components["schemas"]["SwapTrumpCommand"] | components["schemas"]["RequestRedealCommand"] | components["schemas"]["KeepHandCommand"] | components["schemas"]["CallCheatCommand"] | components["schemas"]["LeadSet"] | components["schemas"]["TransferSet"];
        /**
         * OnlineBot
         * @description A bot account that is here, and its ratings.
         */
        OnlineBot: {
            player: components["schemas"]["Player"];
            /** Ratings */
            ratings: components["schemas"]["BotRating"][];
        };
        /**
         * OnlineBots
         * @description The bot accounts that are here, by name.
         */
        OnlineBots: components["schemas"]["OnlineBot"][];
        /**
         * OpenSeat
         * @description A player who joins sits here.
         */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /**
         * OptionGroup
         * @description Options that belong together in a form.
         */
        OptionGroup: {
            /** Name */
            name: string;
            /** Options */
            options: string[];
            /** Title */
            title: string;
        };
        /**
         * OptionSchema
         * @description An option: `oneOf` its values, a whole number (or null) between two bounds, or an order.
         *
         *     An order is one of `enum`, each letter standing for what `x-order` names.
         */
        OptionSchema: {
            /** Default */
            default: string | number | boolean | null;
            /** Description */
            description: string;
            /**
             * Enum
             * @default []
             */
            enum?: string[];
            /**
             * Maximum
             * @default 0
             */
            maximum?: number;
            /**
             * Minimum
             * @default 0
             */
            minimum?: number;
            /**
             * Oneof
             * @default []
             */
            oneOf?: components["schemas"]["ValueSchema"][];
            /** Title */
            title: string;
            /**
             * Type
             * @default null
             */
            type?: unknown;
            /**
             * X-None
             * @description What null is called.
             * @default
             */
            "x-none"?: string;
            /**
             * X-Order
             * @description What each letter of an order is called.
             * @default {}
             */
            "x-order"?: {
                [key: string]: string;
            };
            /**
             * X-Sentences
             * @description What is played, by value written as JSON.
             * @default {}
             */
            "x-sentences"?: {
                [key: string]: string;
            };
        };
        /**
         * Other
         * @description The other player whom a notification concerns.
         */
        Other: {
            /**
             * Avatar
             * @enum {string}
             */
            avatar: "badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf";
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account";
            /** Name */
            name: string;
        };
        /**
         * OtherSeatRequest
         * @description Another player's seat: who is given up, or gets more time.
         */
        OtherSeatRequest: {
            /** Seat */
            seat: number;
        };
        /**
         * OwnApp
         * @description An app that the account has registered.
         */
        OwnApp: {
            /** Client Id */
            client_id: string;
            /** Confidential */
            confidential: boolean;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Redirect Uris */
            redirect_uris: string[];
        };
        /**
         * OwnAppList
         * @description The apps that the account has registered, newest first.
         */
        OwnAppList: components["schemas"]["OwnApp"][];
        /**
         * OwnDeal
         * @description The reader's one try.
         */
        OwnDeal: {
            /** Cards Left */
            cards_left: number | null;
            /** Game Id */
            game_id: string;
            /** Left */
            left: boolean;
            /** Place */
            place: number | null;
            /**
             * Rank
             * @description Among accounts, as if the reader was one.
             */
            rank: number | null;
            /**
             * Share
             * @description To be shared; gives nothing away.
             */
            share: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "running" | "finished";
        };
        /**
         * OwnGame
         * @description A game of yours: does it wait for you, and until when?
         */
        OwnGame: {
            /**
             * Awaited
             * @description The game waits for a command of yours.
             */
            awaited: boolean;
            /**
             * Deadline
             * @description When a command is played for you; null without a clock.
             */
            deadline: number | null;
            /** Id */
            id: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * OwnGameMessage
         * @description A game of yours began, waits for you, or is over.
         */
        OwnGameMessage: {
            /**
             * Awaited
             * @description The game waits for a command of yours.
             */
            awaited: boolean;
            /**
             * Deadline
             * @description When a command is played for you; null without a clock.
             */
            deadline: number | null;
            /** Id */
            id: string;
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * OwnPlace
         * @description The reader's place.
         */
        OwnPlace: {
            /**
             * Game
             * @description Your game that runs now.
             */
            game: string | null;
            /**
             * Side
             * @enum {string}
             */
            side: "a" | "b";
            /** Table */
            table: number;
        };
        /**
         * OwnRow
         * @description The caller's own rating in the mode; `rank` is null while it isn't ranked.
         */
        OwnRow: {
            /** Better Than */
            better_than: number | null;
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rank */
            rank: number | null;
            /** Rating */
            rating: number;
        };
        /**
         * PairedGame
         * @description A game of a pairing; `players` are names, by seat.
         */
        PairedGame: {
            /** Commitment */
            commitment: string;
            /** Game */
            game: string;
            /** Players */
            players: string[];
        };
        /**
         * Pairing
         * @description The games that were paired, in the order of the request.
         */
        Pairing: {
            /**
             * Answer By
             * Format: date-time
             */
            answer_by: string;
            /** Games */
            games: components["schemas"]["PairedGame"][];
        };
        /**
         * PairingRequest
         * @description Games between bot accounts, all of the same kind.
         */
        PairingRequest: {
            /**
             * Answer Within
             * @description Seconds in which the players have to answer.
             * @default 60
             */
            answer_within?: number;
            /**
             * Clock
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Games
             * @description For each game the names of its players, by seat.
             */
            games: string[][];
            /**
             * Preset
             * @default null
             */
            preset?: string | null;
            /**
             * Rated
             * @description Its result counts; for a rated preset.
             * @default false
             */
            rated?: boolean;
            /**
             * Rule Set
             * @default null
             */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
        };
        /**
         * PerCommandClock
         * @description So many seconds for each command.
         */
        PerCommandClock: {
            /** Seconds */
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "per_command";
        };
        /**
         * PhraseRequest
         * @description A phrase that each reader has in their own language.
         */
        PhraseRequest: {
            /**
             * Code
             * @enum {string}
             */
            code: "hello" | "good_luck" | "well_played" | "good_game" | "thanks" | "oops" | "sorry" | "one_moment" | "hurry" | "one_more" | "have_to_go" | "bye";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "preset";
        };
        /**
         * Ping
         * @description The only thing a client sends: is anybody there?
         */
        Ping: {
            /**
             * T
             * @constant
             */
            t: "ping";
        };
        /**
         * PlaceCount
         * @description How often the place was reached at tables of that size.
         */
        PlaceCount: {
            /** Games */
            games: number;
            /** Place */
            place: number;
            /** Seats */
            seats: number;
        };
        /**
         * PlaceRequest
         * @description A place of a match.
         */
        PlaceRequest: {
            /**
             * Side
             * @enum {string}
             */
            side: "a" | "b";
            /** Table */
            table: number;
        };
        /**
         * PlayedGame
         * @description A finished game of a player, and how it went for them.
         */
        PlayedGame: {
            game: components["schemas"]["Game"];
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "won" | "safe" | "drawn" | "durak" | "left";
            /** Place */
            place: number;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * PlayedPage
         * @description One page of a player's games, newest first.
         */
        PlayedPage: {
            /** Next */
            next: string | null;
            /** Previous */
            previous: string | null;
            /** Results */
            results: components["schemas"]["PlayedGame"][];
        };
        /**
         * Player
         * @description A player with an account, or a guest to whom you have a relation.
         */
        Player: {
            /**
             * Avatar
             * @enum {string}
             */
            avatar: "badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf";
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account";
            /** Name */
            name: string;
            /**
             * Presence
             * @enum {string}
             */
            presence: "playing" | "online" | "offline";
            /** Seen At */
            seen_at: string | null;
            /**
             * Since
             * Format: date-time
             */
            since: string;
            you: components["schemas"]["ToYou"] | null;
        };
        /**
         * PlayerLeftEvent
         * @description The player of `seat` left for good; the cards stay, and a bot plays on with them.
         *
         *     `given_up` where the others gave up a player who was gone.
         */
        PlayerLeftEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Given Up
             * @default false
             */
            given_up?: boolean;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_left";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * PlayerList
         * @description Players, by name.
         */
        PlayerList: components["schemas"]["Player"][];
        /**
         * PlayerOutEvent
         * @description `seat` has got rid of all cards and takes `place`; the count of idle bouts starts again.
         */
        PlayerOutEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Place */
            place: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_out";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * PlayerRating
         * @description A player's rating in one mode: of all time, and of the season that is on.
         */
        PlayerRating: {
            /** Better Than */
            better_than: number | null;
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /** Peak */
            peak: number | null;
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rank */
            rank: number | null;
            /** Rating */
            rating: number;
            season: components["schemas"]["RatingValue"] | null;
        };
        /**
         * PlayerRatings
         * @description The modes a player has been rated in.
         */
        PlayerRatings: {
            player: components["schemas"]["RankedPlayer"];
            /** Ratings */
            ratings: components["schemas"]["PlayerRating"][];
        };
        /**
         * PongMessage
         * @description The answer to a ping; at a game with how many look on from no seat.
         */
        PongMessage: {
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pong";
            /**
             * Watchers
             * @default null
             */
            watchers?: number | null;
        };
        /**
         * PossibleSeats
         * @description How many may play: the bounds, and every number that is possible between them.
         */
        PossibleSeats: {
            /** Max */
            max: number;
            /** Min */
            min: number;
            /** Possible */
            possible: number[];
        };
        /**
         * Preset
         * @description A named rule set.
         */
        Preset: {
            /** Description */
            description: string;
            /** Name */
            name: string;
            /** Rated */
            rated: boolean;
            rules: components["schemas"]["Rules"];
            seats: components["schemas"]["SeatRange"];
            /** Title */
            title: string;
        };
        /**
         * PresetList
         * @description All presets.
         */
        PresetList: components["schemas"]["Preset"][];
        /**
         * Problem
         * @description An error (RFC 9457). Tell errors apart by `code`, which never changes.
         */
        Problem: {
            /** Code */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Errors
             * @default null
             */
            errors?: components["schemas"]["FieldError"][] | null;
            /**
             * Field
             * @default null
             */
            field?: string | null;
            /**
             * Scope
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
            /**
             * Until
             * @description When a ban ends; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * ProfileRequest
         * @description The values to change; what is left out stays.
         */
        ProfileRequest: {
            /**
             * Avatar
             * @default null
             */
            avatar?: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /**
             * Hide Ratings
             * @description Whether the page shows you no ratings, neither your own nor others'.
             * @default null
             */
            hide_ratings?: boolean | null;
            /**
             * Language
             * @default null
             */
            language?: ("en" | "de" | "ru") | null;
            /**
             * Name
             * @default null
             */
            name?: string | null;
        };
        /**
         * Proof
         * @description What proves a deal; seed and packs are null until the game is finished.
         */
        Proof: {
            /**
             * Algorithm
             * @description `fixed`: a lesson or the deal of the day, settled beforehand.
             * @enum {string}
             */
            algorithm: "durak-deal-v1" | "fixed";
            /** Client Seeds */
            client_seeds: string[];
            /** Commitment */
            commitment: string;
            /** Deals */
            deals: components["schemas"]["Deal"][] | null;
            /** Game Id */
            game_id: string;
            /** Server Seed */
            server_seed: string | null;
        };
        /**
         * PushKeys
         * @description The keys of a browser's subscription, in base64url.
         */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PushSubscriptionRequest
         * @description A browser's subscription: `PushSubscription.toJSON()` without its expiration time.
         */
        PushSubscriptionRequest: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * PuzzleMove
         * @description A move in a puzzle, and what it led to.
         */
        PuzzleMove: {
            command: components["schemas"]["Command"];
            /**
             * Events
             * @description Numbered from the puzzle's first position on.
             */
            events: components["schemas"]["Event"][];
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * PuzzleMoveRequest
         * @description A move, and the step of the line for which it is meant.
         */
        PuzzleMoveRequest: {
            command: components["schemas"]["Command"];
            /**
             * Step
             * @description As the puzzle's `step`.
             */
            step: number;
        };
        /**
         * PuzzleReply
         * @description A position in which one move alone keeps the win. Both hands are open, as both know them.
         */
        PuzzleReply: {
            /**
             * Day
             * @description The day (UTC) whose puzzle it is.
             */
            day: string | null;
            /** Id */
            id: string;
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Played
             * @description These moves, first to last.
             */
            played: components["schemas"]["PuzzleMove"][];
            /**
             * Refutation
             * @description After a wrong move: that move, and the rival's play that takes the win away, as far as it is known.
             */
            refutation: components["schemas"]["PuzzleMove"][] | null;
            rules: components["schemas"]["Rules"];
            /**
             * Seat
             * @description Yours.
             */
            seat: number;
            /** @description Null until the first attempt is over. */
            solution: components["schemas"]["SolvedPuzzle"] | null;
            /**
             * Status
             * @description Of the reader's newest attempt.
             * @enum {string}
             */
            status: "new" | "running" | "solved" | "failed";
            /**
             * Step
             * @description How many moves of the line are played.
             */
            step: number;
            view: components["schemas"]["View"];
            /** @description Null without a login. */
            you: components["schemas"]["PuzzleSolver"] | null;
        };
        /**
         * PuzzleSolver
         * @description A person's rating by puzzles, and the streaks.
         */
        PuzzleSolver: {
            /** Best Daily Streak */
            best_daily_streak: number;
            /** Best Streak */
            best_streak: number;
            /**
             * Daily Streak
             * @description Daily ones solved on days in a row.
             */
            daily_streak: number;
            /** Provisional */
            provisional: boolean;
            /** Rating */
            rating: number;
            /**
             * Solved
             * @description At the first attempt.
             */
            solved: number;
            /**
             * Streak
             * @description Solved in a row, at the first attempt.
             */
            streak: number;
            /** Tried */
            tried: number;
        };
        /**
         * Queue
         * @description The people who wait in a pool now.
         */
        Queue: {
            /**
             * Expected Wait
             * @description Seconds; null where too little is known.
             */
            expected_wait: number | null;
            /** Waiting */
            waiting: number;
        };
        /**
         * RankedPlayer
         * @description An account on a board.
         */
        RankedPlayer: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * RatingValue
         * @description A rating: the number, how sure it is, and after how many games.
         */
        RatingValue: {
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rating */
            rating: number;
        };
        /**
         * ReactionRequest
         * @description A face or a sign.
         */
        ReactionRequest: {
            /**
             * Code
             * @enum {string}
             */
            code: "smile" | "laugh" | "wow" | "sad" | "angry" | "thumbs_up" | "heart" | "fire";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reaction";
        };
        /**
         * ReadRequest
         * @description The notifications that were read: by id, those of one game, or all without either.
         */
        ReadRequest: {
            /**
             * Game
             * @default null
             */
            game?: string | null;
            /**
             * Ids
             * @default null
             */
            ids?: number[] | null;
        };
        /**
         * ReadyRequest
         * @description The caller's own share of the shuffle, given once the commitment is known.
         */
        ReadyRequest: {
            /**
             * Client Seed
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
            /**
             * Terms
             * @description The game's `terms` as you saw them: refused if newer.
             * @default null
             */
            terms?: number | null;
        };
        /**
         * RecoveryCodes
         * @description Codes, each of which replaces the app's code once.
         */
        RecoveryCodes: {
            /** Codes */
            codes: string[];
        };
        /**
         * RedealOfferedEvent
         * @description `seat` is asked whether it wants a new deal; all are, so that being asked reveals nothing.
         */
        RedealOfferedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "redeal_offered";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * RedealRequestedEvent
         * @description `seat` asked for a new deal; the cards are dealt again.
         */
        RedealRequestedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "redeal_requested";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * Refusal
         * @description A command the rules refuse, with the rule, the facts and what is legal instead.
         *
         *     The same shape, without these members, tells of a reused idempotency key.
         */
        Refusal: {
            /** Code */
            code: string;
            /** Detail */
            detail: string;
            /**
             * Errors
             * @default null
             */
            errors?: components["schemas"]["FieldError"][] | null;
            /**
             * Facts
             * @default null
             */
            facts?: {
                [key: string]: unknown;
            } | null;
            /**
             * Field
             * @default null
             */
            field?: string | null;
            /**
             * Legal
             * @default null
             */
            legal?: components["schemas"]["Offer"][] | null;
            /**
             * Rule
             * @default null
             */
            rule?: string | null;
            /**
             * Scope
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
            /**
             * Until
             * @description When a ban ends; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
            /**
             * Version
             * @default null
             */
            version?: number | null;
        };
        /**
         * RegisterRequest
         * @description Make an account; a guest's games stay theirs.
         */
        RegisterRequest: {
            /**
             * Email
             * @description Without it a lost password stays lost.
             * @default
             */
            email?: string;
            /** Password */
            password: string;
            /** Username */
            username: string;
        };
        /**
         * ReportList
         * @description Reports, the newest first.
         */
        ReportList: components["schemas"]["ReportState"][];
        /**
         * ReportRequest
         * @description The player and the reason; what else is named helps staff to see what happened.
         */
        ReportRequest: {
            /**
             * Game
             * @default null
             */
            game?: string | null;
            /**
             * Message
             * @description The id of a chat message of the player; its text stays in the report.
             * @default null
             */
            message?: number | null;
            /**
             * Player
             * @description The player's id: an account or a guest.
             */
            player: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            /**
             * Rule Set
             * @description The id of a rule set that the player saved; its name stays in the report.
             * @default null
             */
            rule_set?: string | null;
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * ReportState
         * @description A report of yours. What staff decided about the player isn't shown to you.
         */
        ReportState: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Game */
            game: string | null;
            /**
             * Handled At
             * @description When staff had decided on it.
             */
            handled_at: string | null;
            /** Id */
            id: number;
            /**
             * Player
             * @description The name the player had when you reported them.
             */
            player: string;
            /**
             * Reason
             * @enum {string}
             */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            /** Rule Set */
            rule_set: string | null;
            /** Text */
            text: string;
        };
        /**
         * RequestRedealCommand
         * @description A player dealt nearly all cards of one suit asks for a new deal.
         */
        RequestRedealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "request_redeal";
        };
        /**
         * Result
         * @description How a game ended; `durak` is the seat left with cards, if any.
         */
        Result: {
            /** Durak */
            durak: number | null;
            /**
             * Epaulettes
             * @description The sixes of the last attack on the durak, where it was made with sixes only; else 0.
             */
            epaulettes: number;
            /** Places */
            places: number[];
            /**
             * Reason
             * @enum {string}
             */
            reason: "durak" | "draw" | "no_progress" | "team_out" | "left";
        };
        /**
         * Results
         * @description How a player's games ended.
         */
        Results: {
            /**
             * Epaulettes
             * @description Games lost as the durak to a last attack of sixes only.
             */
            epaulettes: number;
            /** Favourites */
            favourites: components["schemas"]["Favourite"][];
            /** Games */
            games: number;
            /**
             * Longest Safe
             * @description Most games in a row without being durak.
             */
            longest_safe: number;
            /** Modes */
            modes: components["schemas"]["ModeResults"][];
            player: components["schemas"]["RankedPlayer"];
            streak: components["schemas"]["StreakNow"] | null;
        };
        /**
         * ReviewAllowance
         * @description How many reviews the caller may ask for within 24 hours.
         */
        ReviewAllowance: {
            /** Left */
            left: number;
            /** Limit */
            limit: number;
            /**
             * Renewed At
             * @description When one more is free; null: none is spent.
             */
            renewed_at: string | null;
        };
        /**
         * ReviewedDecision
         * @description A decision: its moves, the best first, and what the one that was played lost.
         */
        ReviewedDecision: {
            /**
             * Is Blunder
             * @description It lost .10 or more, and three errors.
             */
            is_blunder: boolean;
            /**
             * Loss
             * @description 1 for the first place, 0 for the last; a draw is .5.
             */
            loss: number;
            /**
             * Loss Error
             * @description Standard error.
             */
            loss_error: number;
            /** Moves */
            moves: components["schemas"]["ReviewedMove"][];
            /**
             * Played
             * @description Which of `moves` was played.
             */
            played: number;
            /**
             * Reason
             * @description What was wrong with a blunder.
             */
            reason: ("took_beatable" | "beat_was_better" | "take_was_better" | "transfer_was_better" | "stopped_too_early" | "added_too_much" | "trump_too_early" | "trump_wasted" | "trump_needed" | "too_many_at_once" | "too_few_at_once" | "too_dear" | "too_cheap" | "other_card") | null;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Version
             * @description The event that the player's move made.
             */
            version: number;
        };
        /**
         * ReviewedMove
         * @description A legal move, and what it was worth by what its player could know.
         */
        ReviewedMove: {
            command: components["schemas"]["Command"];
            /**
             * Error
             * @description Standard error.
             */
            error: number;
            /**
             * Is Proven
             * @description Worked out exactly, not by trying.
             */
            is_proven: boolean;
            /**
             * Value
             * @description 1 for the first place, 0 for the last; a draw is .5.
             */
            value: number;
        };
        /**
         * ReviewedPlayer
         * @description What a player's own decisions came to, until they left.
         */
        ReviewedPlayer: {
            /**
             * Accuracy
             * @description The share kept of what was at stake; null: nothing was.
             */
            accuracy: number | null;
            /** Blunders */
            blunders: number;
            /** Decisions */
            decisions: number;
            /**
             * Mean Loss
             * @description 1 for the first place, 0 for the last; a draw is .5.
             */
            mean_loss: number;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * RuleExample
         * @description A small position that shows a rule, as the engine plays it.
         */
        RuleExample: {
            /** Caption */
            caption: string;
            /** Frames */
            frames: components["schemas"]["ExampleFrame"][];
            /** Key */
            key: string;
            /** Seats */
            seats: number;
            subject: components["schemas"]["ExampleSubject"];
            /**
             * Teams
             * @description Each seat's team; null without teams.
             */
            teams: number[] | null;
        };
        /**
         * RuleExamples
         * @description All examples.
         */
        RuleExamples: components["schemas"]["RuleExample"][];
        /**
         * Rules
         * @description A rule set; an option left out has its default.
         *
         *     It is read by the engine, which knows what goes together and says why not.
         */
        Rules: {
            /** @default 6 */
            attack_limit?: number | null;
            /** @default false */
            changing_trump?: boolean;
            /**
             * @default 0
             * @enum {integer}
             */
            cheat_penalty?: 0 | 1 | 2;
            /** @default false */
            cheating?: boolean;
            /**
             * @default 36
             * @enum {integer}
             */
            deck?: 24 | 32 | 36 | 52;
            /** @default 1 */
            decks?: number;
            /**
             * @default transferring
             * @enum {string}
             */
            direction_by?: "transferring" | "first_transfer";
            /** @default true */
            draws?: boolean;
            /** @default null */
            first_bout_limit?: number | null;
            /**
             * @default leader
             * @enum {string}
             */
            first_draw?: "leader" | "attacker";
            /**
             * @default lowest_trump
             * @enum {string}
             */
            first_leader?: "lowest_trump" | "forehand";
            /**
             * @default bout
             * @enum {string}
             */
            first_limit_until?: "bout" | "discard";
            /** @default 6 */
            hand_size?: number;
            /**
             * @default 0
             * @enum {integer}
             */
            hidden_cards?: 0 | 2;
            /**
             * @default 0
             * @enum {integer}
             */
            jokers?: 0 | 2;
            /**
             * @default same_rank
             * @enum {string}
             */
            lead?: "same_rank" | "single" | "pairs";
            /** @default false */
            lowest_beats_highest?: boolean;
            /**
             * @default attack_durak
             * @enum {string}
             */
            next_leader?: "attack_durak" | "spare_durak" | "first_out" | "lowest_trump";
            /**
             * @default none
             * @enum {string}
             */
            own_suit_only?: "none" | "clubs" | "diamonds" | "hearts" | "spades";
            /**
             * @default limit
             * @enum {string}
             */
            pile_on?: "none" | "limit" | "unlimited";
            /**
             * @default off
             * @enum {string}
             */
            rank_trump?: "off" | "above_suit" | "below_suit";
            /**
             * @default off
             * @enum {string}
             */
            redeal?: "off" | "on_request";
            /**
             * @default bout
             * @enum {string}
             */
            refill?: "bout" | "cycle" | "never";
            /**
             * @default fresh
             * @enum {string}
             */
            series_deck?: "fresh" | "remaining";
            /**
             * @default off
             * @enum {string}
             */
            show_transfer?: "off" | "unlimited" | "once_per_bout" | "once_per_game";
            /**
             * @default DCHS
             * @enum {string}
             */
            suit_order?: "DCHS" | "DCSH" | "DHCS" | "DHSC" | "DSCH" | "DSHC" | "CDHS" | "CDSH" | "CHDS" | "CHSD" | "CSDH" | "CSHD" | "HDCS" | "HDSC" | "HCDS" | "HCSD" | "HSDC" | "HSCD" | "SDCH" | "SDHC" | "SCDH" | "SCHD" | "SHDC" | "SHCD";
            /**
             * @default table
             * @enum {string}
             */
            take_what?: "table" | "unbeaten";
            /**
             * @default unbeaten
             * @enum {string}
             */
            take_when?: "unbeaten" | "any_time";
            /**
             * @default last_holding
             * @enum {string}
             */
            team_result?: "last_holding" | "first_out" | "all_out";
            /**
             * @default alternate
             * @enum {string}
             */
            team_seating?: "alternate" | "together";
            /** @default none */
            teams?: "none" | (2 | 3);
            /**
             * @default all
             * @enum {string}
             */
            throw_in?: "all" | "neighbours" | "leader" | "none";
            /**
             * @default free
             * @enum {string}
             */
            throw_in_order?: "free" | "in_turn";
            /**
             * @default any_time
             * @enum {string}
             */
            throw_in_when?: "any_time" | "all_beaten";
            /**
             * @default off
             * @enum {string}
             */
            transfer?: "off" | "on";
            /**
             * @default any
             * @enum {string}
             */
            transfer_count?: "any" | "at_least_equal" | "exactly_equal";
            /**
             * @default left
             * @enum {string}
             */
            transfer_direction?: "left" | "chosen_bout" | "chosen_lasting";
            /** @default true */
            transfer_first_bout?: boolean;
            /**
             * @default always
             * @enum {string}
             */
            transfer_heads_up?: "always" | "equal_hands" | "never";
            /** @default true */
            transfer_trumps?: boolean;
            /**
             * @default nothing_beaten
             * @enum {string}
             */
            transfer_when?: "nothing_beaten" | "any_time";
            /**
             * @default turned_up
             * @enum {string}
             */
            trump?: "turned_up" | "none" | "clubs" | "diamonds" | "hearts" | "spades" | "cycle";
            /** @default false */
            trump_swap?: boolean;
            /**
             * @default none
             * @enum {string}
             */
            wild_six?: "none" | "diamonds" | "all";
        };
        /**
         * RuleSetChangeRequest
         * @description The changes to a saved rule set; members left out stay as they are.
         */
        RuleSetChangeRequest: {
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /** @default null */
            rules?: components["schemas"]["Rules"] | null;
            /**
             * Seats
             * @description How many are meant to play; null: any number.
             * @default null
             */
            seats?: number | null;
            /**
             * Version
             * @description The one you have read: refused if changed since.
             */
            version: number;
        };
        /**
         * RuleSetList
         * @description Saved rule sets, by name.
         */
        RuleSetList: components["schemas"]["SavedRuleSet"][];
        /**
         * RuleSetOwner
         * @description The person who saved the rule set, or the guest.
         */
        RuleSetOwner: {
            /** Avatar */
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot_account" | "deleted";
            /** Name */
            name: string;
        };
        /**
         * RuleSetRequest
         * @description Rules to be saved, and a name for them.
         */
        RuleSetRequest: {
            /**
             * Name
             * @description One line.
             */
            name: string;
            rules: components["schemas"]["Rules"];
            /**
             * Seats
             * @description How many are meant to play; null: any number.
             * @default null
             */
            seats?: number | null;
        };
        /**
         * RulesQuestion
         * @description A rule set to be checked, and how many want to play by it, if that is known.
         */
        RulesQuestion: {
            rules: components["schemas"]["Rules"];
            /**
             * Seats
             * @default null
             */
            seats?: number | null;
        };
        /**
         * RulesSchema
         * @description A JSON Schema (draft 2020-12) of rule sets, with words for people.
         */
        RulesSchema: {
            /**
             * $Schema
             * @constant
             */
            $schema: "https://json-schema.org/draft/2020-12/schema";
            /**
             * Additionalproperties
             * @constant
             */
            additionalProperties: false;
            /** Description */
            description: string;
            /** Properties */
            properties: {
                [key: string]: components["schemas"]["OptionSchema"];
            };
            /** Title */
            title: string;
            /**
             * Type
             * @constant
             */
            type: "object";
            /** X-Groups */
            "x-groups": components["schemas"]["OptionGroup"][];
        };
        /**
         * RulesVerdict
         * @description Whether a rule set makes sense.
         *
         *     `rules` are the options that differ from the base game, `preset` the one that is just this.
         *     These and `seats` are null where something is wrong with the rule set itself.
         */
        RulesVerdict: {
            /** Preset */
            preset: string | null;
            /** Problems */
            problems: components["schemas"]["FieldError"][];
            /**
             * Rated
             * @description Whether rated games can be played by it.
             */
            rated: boolean;
            rules: components["schemas"]["Rules"] | null;
            seats: components["schemas"]["PossibleSeats"] | null;
            /** Valid */
            valid: boolean;
        };
        /**
         * SanctionList
         * @description Sanctions, the newest first.
         */
        SanctionList: components["schemas"]["SanctionState"][];
        /**
         * SanctionState
         * @description A decision of staff about you. `until` is null for good, and for a warning.
         */
        SanctionState: {
            /** Acknowledged At */
            acknowledged_at: string | null;
            appeal: components["schemas"]["AppealState"] | null;
            /** Id */
            id: number;
            /**
             * In Force
             * @description Whether it forbids something now.
             */
            in_force: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "warning" | "mute" | "ban";
            /** Lifted At */
            lifted_at: string | null;
            /** May Appeal */
            may_appeal: boolean;
            /**
             * Reason
             * @enum {string}
             */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            /**
             * Since
             * Format: date-time
             */
            since: string;
            /** Until */
            until: string | null;
            /** Words */
            words: string;
        };
        /**
         * SavedRuleSet
         * @description Rules that a person has named. Its id is its link: everybody who knows it may read it.
         */
        SavedRuleSet: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Id */
            id: string;
            /**
             * Mine
             * @description Whether it is the caller's, who may change it.
             */
            mine: boolean;
            /**
             * Name
             * @description Differs among one's own.
             */
            name: string;
            owner: components["schemas"]["RuleSetOwner"];
            rules: components["schemas"]["Rules"];
            /**
             * Seats
             * @description How many are meant to play; null: any number that can.
             */
            seats: number | null;
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
            /**
             * Version
             * @description Counts on with each change.
             */
            version: number;
        };
        /**
         * Scope
         * @description One thing that a token may be good for. No scope includes another.
         * @enum {string}
         */
        Scope: "read" | "play" | "talk" | "webhooks";
        /**
         * Seat
         * @description A place at the table.
         */
        Seat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /**
             * Left
             * @description The player left for good, and a bot plays to the end.
             */
            left: boolean;
            /** Player */
            player: (components["schemas"]["HumanPlayer"] | components["schemas"]["BotPlayer"]) | null;
            /**
             * Ready
             * @description Agreed to what is played, which is asked for when the host changes it, and before a later game of a series.
             */
            ready: boolean;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * SeatChange
         * @description What a game did to the rating of the player on a seat.
         */
        SeatChange: {
            /** After */
            after: number;
            /** Before */
            before: number;
            /** Deviation */
            deviation: number;
            /** Provisional */
            provisional: boolean;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * SeatChoiceRequest
         * @description What a host may put on a seat.
         */
        SeatChoiceRequest: components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"];
        /**
         * SeatLuck
         * @description What equal players come to with a seat's cards.
         */
        SeatLuck: {
            /**
             * Cause
             * @description What made the luck; `even`: little of it, or not beyond doubt.
             * @enum {string}
             */
            cause: "even" | "good_hand" | "poor_hand" | "good_place" | "poor_place";
            /**
             * Error
             * @description Standard error.
             */
            error: number;
            /**
             * Hand
             * @description With that hand, from all seats in turn.
             */
            hand: number;
            /**
             * Place
             * @description From this seat, with all hands in turn.
             */
            place: number;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Trumps
             * @description Trumps in the hand that was dealt.
             */
            trumps: number;
            /**
             * Value
             * @description From this seat, with the hand it was dealt.
             */
            value: number;
        };
        /**
         * SeatRange
         * @description How many may play.
         */
        SeatRange: {
            /** Max */
            max: number;
            /** Min */
            min: number;
        };
        /**
         * SeatRating
         * @description The rating of the player on a seat, in the mode that is played.
         */
        SeatRating: {
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /**
             * Provisional
             * @description Too unsure to be ranked.
             */
            provisional: boolean;
            /** Rating */
            rating: number;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * SeatRequest
         * @description A seat of the table.
         */
        SeatRequest: {
            /** Seat */
            seat: number;
        };
        /**
         * SeatTime
         * @description The time of one person; what isn't running or isn't kept is null.
         */
        SeatTime: {
            /**
             * Asked At
             * @description Since when the game waits for the seat.
             */
            asked_at: number | null;
            /**
             * Bank
             * @description What was left at `asked_at`, or is left.
             */
            bank: number | null;
            /**
             * Claimable
             * @description The others may give the player up; lists of games don't tell.
             */
            claimable: boolean;
            /**
             * Closes
             * @description When the throw-in window closes.
             */
            closes: number | null;
            /**
             * Due
             * @description When a command is played for the seat.
             */
            due: number | null;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Timeouts
             * @description In a row.
             */
            timeouts: number;
        };
        /**
         * SeekPool
         * @description A game that people can wait for: rated, or casual.
         */
        SeekPool: {
            casual: components["schemas"]["Queue"];
            /** Clock */
            clock: components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            /**
             * Mode
             * @enum {string}
             */
            mode: "duel" | "table" | "transfer" | "partners";
            /**
             * Name
             * @enum {string}
             */
            name: "duel" | "table_3" | "table_4" | "table_6" | "transfer_2" | "transfer_3" | "transfer_4" | "partners" | "bots_duel" | "bots_table_4" | "bots_transfer_2" | "bots_partners";
            /** Preset */
            preset: string;
            rated: components["schemas"]["Queue"];
            /** Seats */
            seats: number;
            /**
             * Who
             * @description Bot accounts wait in pools of their own.
             * @enum {string}
             */
            who: "people" | "bots";
            /** @description Your rating in the mode, if you have one. */
            you: components["schemas"]["RatingValue"] | null;
        };
        /**
         * SeekPools
         * @description All pools, in the order in which they are offered.
         */
        SeekPools: {
            /** Pools */
            pools: components["schemas"]["SeekPool"][];
        };
        /**
         * SeekRequest
         * @description Which games you would play; the first that can be had is it.
         */
        SeekRequest: {
            /** Pools */
            pools: string[];
            /**
             * Rated
             * @description For accounts; guests play casual games.
             */
            rated: boolean;
        };
        /**
         * Series
         * @description The games in a row at a table; `id` is that of its first one.
         */
        Series: {
            /** Id */
            id: string;
            /**
             * Next
             * @description The next game, once somebody asked for it.
             */
            next: string | null;
            /** Number */
            number: number;
            /** Scores */
            scores: components["schemas"]["SeriesScore"][];
        };
        /**
         * SeriesScore
         * @description The score of a seat's player in the series so far.
         */
        SeriesScore: {
            /** Games */
            games: number;
            /**
             * Lost
             * @description As the durak, or with the durak's team.
             */
            lost: number;
            /**
             * Place
             * @description Fewest lost, then most points; null before a first game.
             */
            place: number | null;
            /**
             * Points
             * @description For each game, the seats behind one's place.
             */
            points: number;
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
        };
        /**
         * Session
         * @description A browser in which the account is logged in; `current` marks the caller's own.
         */
        Session: {
            /** Address */
            address: string;
            /**
             * Began At
             * Format: date-time
             */
            began_at: string;
            /** Browser */
            browser: string;
            /** Current */
            current: boolean;
            /** Id */
            id: number;
            /**
             * Seen At
             * Format: date-time
             */
            seen_at: string;
        };
        /**
         * SessionList
         * @description The account's sessions, the one seen last first.
         */
        SessionList: components["schemas"]["Session"][];
        /**
         * SettingsRequest
         * @description The settings to change; what is left out stays.
         */
        SettingsRequest: {
            /**
             * Invited By
             * @default null
             */
            invited_by?: ("everybody" | "followed" | "nobody") | null;
            /** @default null */
            topics?: components["schemas"]["SomeTopics"] | null;
        };
        /**
         * ShowTransferCommand
         * @description The defender transfers the attack by showing a trump of its rank, which stays in the hand.
         */
        ShowTransferCommand: {
            card: components["schemas"]["Card"];
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "show_transfer";
        };
        /**
         * SocketMessage
         * @description What the server sends on `/ws/games/{id}`.
         */
        SocketMessage: components["schemas"]["ViewMessage"] | components["schemas"]["EventsMessage"] | components["schemas"]["GameMessage"] | components["schemas"]["ChatMessages"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * SolvedPuzzle
         * @description What is told of a puzzle once the reader's first attempt is over.
         */
        SolvedPuzzle: {
            /**
             * Game Id
             * @description The public game that it is from.
             */
            game_id: string | null;
            /**
             * Legal
             * @description What you may play there, to try again.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Line
             * @description The solution, with the replies.
             */
            line: components["schemas"]["PuzzleMove"][];
            /**
             * Outcome
             * @description Of the first attempt.
             * @enum {string}
             */
            outcome: "solved" | "failed";
            /** Rating */
            rating: number;
            /**
             * Rating Change
             * @description Of the reader, by the first attempt.
             */
            rating_change: number;
            /** Solved */
            solved: number;
            /** @description The puzzle's first position. */
            start: components["schemas"]["View"];
            /** Themes */
            themes: ("take_it" | "beat_it" | "throw_in_more" | "stop_in_time" | "right_lead" | "several_at_once" | "transfer" | "keep_trump" | "spend_trump" | "last_card" | "long_line")[];
            /** Tried */
            tried: number;
        };
        /**
         * SomeChannels
         * @description The channels to switch.
         */
        SomeChannels: {
            /**
             * Browser
             * @default null
             */
            browser?: boolean | null;
            /**
             * Page
             * @default null
             */
            page?: boolean | null;
            /**
             * Push
             * @default null
             */
            push?: boolean | null;
        };
        /**
         * SomeTopics
         * @description The topics to change.
         */
        SomeTopics: {
            /** @default null */
            friend?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            invitation?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            table?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            turn?: components["schemas"]["SomeChannels"] | null;
        };
        /**
         * StandingMessage
         * @description Staff decided something about you, lifted it, or answered: `GET auth/me` tells.
         */
        StandingMessage: {
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing";
        };
        /**
         * StartRequest
         * @description The host's own share of the shuffle, given once the commitment is known.
         */
        StartRequest: {
            /**
             * Client Seed
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
        };
        /**
         * StreakNow
         * @description The streak that goes on.
         */
        StreakNow: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "safe" | "durak";
            /** Length */
            length: number;
        };
        /**
         * SwapTrumpCommand
         * @description The holder of the lowest trump swaps it for the turned-up card under the talon.
         */
        SwapTrumpCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swap_trump";
        };
        /**
         * TableMessage
         * @description A table is new, or has changed.
         */
        TableMessage: {
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "table";
            table: components["schemas"]["LobbyTable"];
        };
        /**
         * TableOfDeal
         * @description A deal at a table.
         */
        TableOfDeal: {
            /**
             * Game
             * @description Your own game; once both are over, everybody's.
             */
            game: string | null;
            /** @description Null until both games are over. */
            score: components["schemas"]["MatchScore"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "finished";
            /** Table */
            table: number;
        };
        /**
         * TablePair
         * @description An attack card, the seat that played it, and the card that beats it, if any.
         */
        TablePair: {
            attack: components["schemas"]["Card"];
            beaten_by: components["schemas"]["Card"] | null;
            /** Seat */
            seat: number;
        };
        /**
         * TablesMessage
         * @description The first message: all public tables, newest first, as far as they are listed.
         */
        TablesMessage: {
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tables";
            /** Tables */
            tables: components["schemas"]["LobbyTable"][];
        };
        /**
         * TakeCommand
         * @description The defender gives up and will pick up every card on the table.
         */
        TakeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
        };
        /**
         * TakeDeclaredEvent
         * @description The defender gave up; attackers may still add cards.
         *
         *     `asked_anew` are those of them whose done from before no longer counts. The JSON form leaves
         *     them out when there are none, as in games played while a done stood when the defender took.
         */
        TakeDeclaredEvent: {
            /**
             * Asked Anew
             * @default []
             */
            asked_anew?: number[];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_declared";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * TextRequest
         * @description One line of one's own.
         */
        TextRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            /** Text */
            text: string;
        };
        /**
         * ThrowInCommand
         * @description An entitled attacker adds a card of a rank on the table.
         */
        ThrowInCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "throw_in";
        };
        /**
         * Times
         * @description The running times of people; bots have none.
         */
        Times: {
            /** Seats */
            seats: components["schemas"]["SeatTime"][];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
        };
        /**
         * Token
         * @description A token without its text; `hint` is the end of the text.
         */
        Token: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /**
             * Expires At
             * Format: date-time
             */
            expires_at: string;
            /** Hint */
            hint: string;
            /** Id */
            id: number;
            /**
             * Last Used At
             * @description To the minute.
             */
            last_used_at: string | null;
            /** Name */
            name: string;
            /** Scopes */
            scopes: components["schemas"]["Scope"][];
        };
        /**
         * TokenList
         * @description The account's tokens, newest first; those that expired in the last month, too.
         */
        TokenList: components["schemas"]["Token"][];
        /**
         * TokenRequest
         * @description A token for a program.
         */
        TokenRequest: {
            /**
             * Days
             * @description How long it is good.
             */
            days: number;
            /**
             * Name
             * @description For you, to know it by.
             */
            name: string;
            /**
             * Scopes
             * @description What it is good for.
             */
            scopes: components["schemas"]["Scope"][];
        };
        /**
         * Topics
         * @description The topics of notifications.
         */
        Topics: {
            friend: components["schemas"]["Channels"];
            invitation: components["schemas"]["Channels"];
            table: components["schemas"]["Channels"];
            turn: components["schemas"]["Channels"];
        };
        /**
         * ToYou
         * @description The caller's relations to the player, which nobody else sees.
         */
        ToYou: {
            /** Blocked */
            blocked: boolean;
            /** Following */
            following: boolean;
            /** Muted */
            muted: boolean;
            /** Note */
            note: string;
        };
        /**
         * TransferCommand
         * @description The defender transfers the attack by adding cards of its rank.
         */
        TransferCommand: {
            /** Cards */
            cards: components["schemas"]["Card"][];
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transfer";
        };
        /**
         * TransferSet
         * @description A transfer with any `fewest` to `most` of these cards, none of them under two names.
         */
        TransferSet: {
            /** Any Of */
            any_of: components["schemas"]["Card"][];
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Fewest */
            fewest: number;
            /** Most */
            most: number;
            /**
             * Type
             * @constant
             */
            type: "transfer";
        };
        /**
         * TransferShownEvent
         * @description `seat` transferred the attack by showing `card`, which stays in the hand.
         */
        TransferShownEvent: {
            card: components["schemas"]["Card"];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Defender */
            defender: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "left" | "right";
            /** Limit */
            limit: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transfer_shown";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * TrumpChangedEvent
         * @description The face-down card under the trump card was drawn: `trump` is trump from now on.
         */
        TrumpChangedEvent: {
            card: components["schemas"]["Card"];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * Trump
             * @enum {string}
             */
            trump: "C" | "D" | "H" | "S";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_changed";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * TrumpShownEvent
         * @description The holder of the lowest trump shows it, and leads.
         */
        TrumpShownEvent: {
            card: components["schemas"]["Card"];
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_shown";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * TrumpSwappedEvent
         * @description `seat` put its lowest trump `given` under the talon and took the turned-up card `taken`.
         */
        TrumpSwappedEvent: {
            /**
             * Cause
             * @description Who played the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game.
             */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            given: components["schemas"]["Card"];
            /** Seat */
            seat: number;
            taken: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_swapped";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * Try
         * @description A try to deliver an event: it has the receiver's status, or an error that kept it away.
         */
        Try: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /**
             * Error
             * @description `interrupted`: it is being tried, or a worker was stopped meanwhile.
             */
            error: ("timeout" | "unreachable" | "private_address" | "tls" | "interrupted") | null;
            /**
             * Ms
             * @description How many milliseconds it took.
             */
            ms: number;
            /** Status */
            status: number | null;
        };
        /**
         * TwoFactorSetup
         * @description The secret that an authenticator app takes; `qr` is an SVG image of `url`.
         */
        TwoFactorSetup: {
            /** Qr */
            qr: string;
            /** Secret */
            secret: string;
            /** Url */
            url: string;
        };
        /**
         * TwoFactorState
         * @description Whether logging in takes a code as well, and how many recovery codes are left.
         */
        TwoFactorState: {
            /** Enabled */
            enabled: boolean;
            /** Recovery Codes Left */
            recovery_codes_left: number;
        };
        /**
         * UnjudgedDecision
         * @description A decision that can't be judged, and why.
         */
        UnjudgedDecision: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "rules" | "not_in_turn";
            /**
             * Seat
             * @description Clockwise from 0.
             */
            seat: number;
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
        };
        /**
         * UnlockRequest
         * @description The password of a private table.
         */
        UnlockRequest: {
            /** Password */
            password: string;
        };
        /**
         * Unread
         * @description The number of unread notifications now.
         */
        Unread: {
            /** Unread */
            unread: number;
        };
        /**
         * UnreadMessage
         * @description How many notifications are unread, after some were read, here or elsewhere.
         */
        UnreadMessage: {
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "unread";
            /** Unread */
            unread: number;
        };
        /**
         * ValueSchema
         * @description One value of an option.
         */
        ValueSchema: {
            /** Const */
            const: string | number | boolean;
            /**
             * Description
             * @description What is played with this value, as a sentence.
             */
            description: string;
            /** Title */
            title: string;
        };
        /**
         * View
         * @description What a viewer may know of a game.
         *
         *     Hidden cards are `HIDDEN`; hands and the discard pile are in canonical order.
         */
        View: {
            /** Asking */
            asking: number | null;
            bout: components["schemas"]["BoutView"] | null;
            /** Discard */
            discard: components["schemas"]["Card"][];
            /** Durak */
            durak: number | null;
            /**
             * Epaulettes
             * @default 0
             */
            epaulettes?: number;
            /** Hands */
            hands: components["schemas"]["Card"][][];
            /** Hidden */
            hidden: number[];
            /** Idle Bouts */
            idle_bouts: number;
            /** Losing Teams */
            losing_teams: number[];
            /**
             * Phase
             * @enum {string}
             */
            phase: "deal" | "redeal" | "lead" | "bout" | "taking" | "refill" | "over";
            /** Places */
            places: (number | null)[];
            /** Reason */
            reason: ("durak" | "draw" | "no_progress" | "team_out" | "left" | "cancelled") | null;
            /** Seats */
            seats: number;
            /** Talon */
            talon: number;
            /** Trump */
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
            /** Trump Holder */
            trump_holder: number | null;
            turned_up: components["schemas"]["Card"] | null;
            /** Viewer */
            viewer: number | "open" | null;
        };
        /**
         * ViewMessage
         * @description Everything the viewer may know; the first message of a new or a stale client.
         */
        ViewMessage: {
            /**
             * Awaited
             * @description The seats whose decision is waited for.
             */
            awaited: number[];
            /**
             * Fair
             * @description The part of `legal` that keeps the rules; null where nobody may cheat.
             */
            fair: components["schemas"]["Offer"][] | null;
            game: components["schemas"]["Game"];
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Server Time
             * @description Milliseconds since 1970.
             */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "view";
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
            view: components["schemas"]["View"] | null;
        };
        /**
         * ViewReply
         * @description A game at one version, as one viewer sees it; `view` is null before the start.
         */
        ViewReply: {
            /**
             * Awaited
             * @description The seats whose decision is waited for.
             */
            awaited: number[];
            /**
             * Fair
             * @description The part of `legal` that keeps the rules; null where nobody may cheat.
             */
            fair: components["schemas"]["Offer"][] | null;
            /**
             * Legal
             * @description What the viewer's seat may do; no seat: none.
             */
            legal: components["schemas"]["Offer"][];
            /**
             * Version
             * @description Number of the newest event; 0 before the start.
             */
            version: number;
            view: components["schemas"]["View"] | null;
        };
        /**
         * Webhook
         * @description A webhook without its secret.
         */
        Webhook: {
            /** Active */
            active: boolean;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Events */
            events: ("game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined")[];
            /**
             * Failing Since
             * @description The first try that failed, if none has succeeded since.
             */
            failing_since: string | null;
            /** Id */
            id: number;
            /**
             * Off Reason
             * @description Why it is switched off.
             */
            off_reason: ("owner" | "gone" | "failing" | "backlog") | null;
            /**
             * Old Secret Until
             * @description Until when events are signed with the secret before this one, too.
             */
            old_secret_until: string | null;
            /** Url */
            url: string;
        };
        /**
         * WebhookChangeRequest
         * @description What to change of a webhook; what is left out stays.
         */
        WebhookChangeRequest: {
            /**
             * Active
             * @default null
             */
            active?: boolean | null;
            /**
             * Events
             * @default null
             */
            events?: components["schemas"]["EventType"][] | null;
            /**
             * Url
             * @default null
             */
            url?: string | null;
        };
        /**
         * WebhookList
         * @description Your webhooks, oldest first.
         */
        WebhookList: components["schemas"]["Webhook"][];
        /**
         * WebhookRequest
         * @description A webhook to be made.
         */
        WebhookRequest: {
            /**
             * Events
             * @description What to post.
             */
            events: components["schemas"]["EventType"][];
            /**
             * Url
             * @description Where to post to.
             */
            url: string;
        };
        /**
         * WebhookWithSecret
         * @description A webhook that was just made, or given a new secret.
         */
        WebhookWithSecret: {
            /** Active */
            active: boolean;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Events */
            events: ("game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined")[];
            /**
             * Failing Since
             * @description The first try that failed, if none has succeeded since.
             */
            failing_since: string | null;
            /** Id */
            id: number;
            /**
             * Off Reason
             * @description Why it is switched off.
             */
            off_reason: ("owner" | "gone" | "failing" | "backlog") | null;
            /**
             * Old Secret Until
             * @description Until when events are signed with the secret before this one, too.
             */
            old_secret_until: string | null;
            /**
             * Secret
             * @description It is shown this once; the key is the base64 after `whsec_`.
             */
            secret: string;
            /** Url */
            url: string;
        };
        /**
         * You
         * @description The caller at this table; `seat` is null for a spectator.
         */
        You: {
            /**
             * Done In Advance
             * @description Whether your done is set in advance.
             */
            done_in_advance: boolean;
            /** Host */
            host: boolean;
            /**
             * May Call Off
             * @description So early that you may also cancel; lists of games don't tell.
             */
            may_call_off: boolean;
            /**
             * May Take Win
             * @description The other of two people has left: you may win at once.
             */
            may_take_win: boolean;
            /** Seat */
            seat: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    stream_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AccountMessage"];
                    "text/event-stream": string;
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `method_not_allowed` */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_sockets` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_evaluation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationReply"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cannot_evaluate` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_evaluations` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_evaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                evaluation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    import_game: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedGame"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AnalysisRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysedPosition"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cannot_play_on`, `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules refuse a move. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionState"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_appealed`, `idempotency_key_in_use`, `not_in_force` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_apps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAppList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register_app: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApp"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`, `too_many_apps` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_app: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    become_bot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BotRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `forbidden`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_a_bot`, `has_played` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register_bot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotAccountRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `username_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm_identity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_connected_apps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedAppList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disconnect_app: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seated_in_rated_game` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailState"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailState"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resend_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportState"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    request_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportState"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    download_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `confirmation_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `second_factor_needed`, `wrong_credentials` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_in_with_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no_login_pending` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    update_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    request_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_registered`, `username_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_own_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revoke_own_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_token: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`, `too_many_tokens` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revoke_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enable_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_active` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disable_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renew_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no_second_factor` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_up_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `confirmation_needed`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_active` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_blocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_players`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_online_bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineBots"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_challenges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `not_welcome`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_challenged`, `idempotency_key_in_use`, `not_a_bot`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge_closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge_closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineChallengeRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `challenge_closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_daily_deal: {
        parameters: {
            query?: {
                /** @description UTC; today if left out. */
                day?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyDealReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_daily_deal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_duplicates: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
                /** @description Only those in which you have a place. */
                mine?: "true" | "false";
                page_size?: number;
                status?: "open" | "running" | "finished" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatePage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DuplicateRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    call_off_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_place: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_welcome`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_open`, `seat_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_place: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_open`, `no_place` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_following: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `not_welcome`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_players`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unfollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_friends_at_play: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendsAtPlay"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Only those you sit in or host. */
                mine?: "true" | "false";
                page_size?: number;
                status?: "open" | "starting" | "active" | "finished" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_game: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGameRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`, `restart_ahead`, `seats_not_filled` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_game: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangeGameRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `friends_at_rated_table`, `game_already_started`, `game_not_running`, `in_series` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    call_off: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over`, `no_early_end` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_chat: {
        parameters: {
            query?: {
                /** @description Only before this message. */
                before?: number;
                /** @description Only after this message. */
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `password_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_chat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `muted`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `chat_closed`, `repeated_message` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over`, `not_claimable` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submit_command: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommandRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandReply"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json`, `unknown_card`, `unknown_command` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over`, `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Conflict"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_done_in_advance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoneInAdvanceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_since: {
        parameters: {
            query?: {
                /** @description See as this seat, or everything (`open`); finished games only. */
                seat?: string;
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `password_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hand_over: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hand_on_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_table_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `not_welcome`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_invited`, `already_seated`, `game_already_started`, `game_not_running`, `idempotency_key_in_use`, `seat_taken`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running`, `invitation_closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `kicked`, `not_welcome`, `password_needed`, `scope_needed`, `session_needed`, `wrong_password` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_seated`, `friends_at_rated_table`, `game_already_started`, `game_not_running`, `restart_ahead`, `seat_taken`, `terms_changed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    kick_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    card_knowledge: {
        parameters: {
            query: {
                at: number;
                seat: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardKnowledge"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    legal_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `password_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_time: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over`, `no_more_time` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    next_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished`, `game_not_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notation: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRatings"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_ready: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `terms_changed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameReview"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameReview"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cannot_review`, `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_reviews` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    move_to_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running`, `seat_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeatChoiceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_the_host`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `friends_at_rated_table`, `game_already_started`, `game_not_running`, `players_not_ready`, `restart_ahead`, `seats_not_filled` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stream_game: {
        parameters: {
            query?: {
                /** @description The id of the newest message of the chat that you have. */
                chat_since?: number;
                /** @description The newest version that you have. */
                since?: number;
            };
            header?: {
                /** @description The id of the newest server-sent event that you have; browsers send it. */
                "Last-Event-ID"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["SocketMessage"];
                    "text/event-stream": string;
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `password_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `method_not_allowed` */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_sockets` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_win: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_seat`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_running`, `game_over`, `no_early_end` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlock_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed`, `wrong_password` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    view_game: {
        parameters: {
            query?: {
                at?: number;
                /** @description See as this seat, or everything (`open`); finished games only. */
                seat?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `password_needed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_not_finished` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_games: {
        parameters: {
            query?: {
                /** @description The id of the last game that you have: go on. */
                after?: string;
                /** @description Ids of games, separated by commas. */
                ids?: string;
                /** @description The language of the names of deleted players. */
                lang?: "en" | "de" | "ru";
                mode?: "duel" | "table" | "transfer" | "partners";
                /** @description How many games. */
                most?: number;
                /** @description Who sat there as well. */
                opponent?: string;
                /** @description Who sat there, by name. */
                player?: string;
                rated?: "true" | "false";
                /** @description Ended at that time or later. */
                since?: string;
                /** @description Ended before that time. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/plain": string;
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stream_lobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["LobbyMessage"];
                    "text/event-stream": string;
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `method_not_allowed` */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled`, `too_many_sockets` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                /** @description How time is limited. */
                clock?: "per_command" | "bank" | "days" | "none";
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description At least so many free seats. */
                free?: number;
                mode?: "duel" | "table" | "transfer" | "partners";
                page_size?: number;
                /** @description A preset's name, or `own` for own rules. */
                preset?: string;
                rated?: "true" | "false";
                seats?: number;
                /** @description Open ones to sit down at, or running ones. */
                status?: "open" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `kicked`, `not_welcome`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_seated`, `friends_at_rated_table`, `game_already_started`, `game_not_running`, `invitation_closed`, `seat_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game_already_started`, `game_not_running`, `invitation_closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_notification_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_notification_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribe_to_pushes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `push_off`, `too_many_browsers` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe_from_pushes: {
        parameters: {
            query: {
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_puzzles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleSolver"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_my_rule_sets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSetList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    save_rule_set: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleSetRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`, `name_taken`, `too_many_rule_sets` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_mutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_players`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_notes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    write_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_players`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_notifications: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description Only the unread. */
                unread?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pair_games: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pairing"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `friends_at_rated_table`, `idempotency_key_in_use` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_players: {
        parameters: {
            query: {
                /** @description How the name begins. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    head_to_head: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadToHead"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player_games: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                mode?: "duel" | "table" | "transfer" | "partners";
                /** @description Name of an account at the table. */
                opponent?: string;
                outcome?: "won" | "safe" | "drawn" | "durak" | "left";
                page_size?: number;
                preset?: string;
                rated?: "true" | "false";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerRatings"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rating_graph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mode: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Graph"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rating_history: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
            };
            header?: never;
            path: {
                mode: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player_results: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleMoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json`, `unknown_card`, `unknown_command` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `puzzle_moved_on` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules refuse it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refusal"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_up_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    next_puzzle: {
        parameters: {
            query?: {
                /** @description Only puzzles of this theme, which gives it away. */
                theme?: "take_it" | "beat_it" | "throw_in_more" | "stop_in_time" | "right_lead" | "several_at_once" | "transfer" | "keep_trump" | "spend_trump" | "last_card" | "long_line";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rating_distribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distribution"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaderboard: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description A month as `2026-11`; else all time. */
                season?: string;
            };
            header?: never;
            path: {
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report_player: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportState"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_reported`, `idempotency_key_in_use`, `yourself` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_my_reports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rule_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_rule_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_rule_set`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_rule_set: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleSetChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
            /** @description `bad_request`, `invalid`, `invalid_rules`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `not_your_rule_set`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name_taken`, `rule_set_changed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_rules: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesVerdict"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rule_examples: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleExamples"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    presets: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_schema: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesSchema"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acknowledge_sanction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionState"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_my_sanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seek_game: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeekRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `not_for_bots`, `only_for_bots`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already_paired`, `already_playing`, `seek_paused` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_my_seek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stop_seeking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_seeking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_pools: {
        parameters: {
            query?: {
                /** @description Left out: those in which the caller may wait. */
                who?: "people" | "bots";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPools"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_in_use`, `too_many_webhooks` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description Only those in this state. */
                state?: "waiting" | "delivered" | "given_up";
            };
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description `If-None-Match` has the `ETag` of what would be sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `bad_request`, `invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renew_webhook_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    test_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoChoice"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `bad_request`, `invalid`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid_token`, `not_authenticated` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_needed`, `banned`, `csrf_failed`, `scope_needed`, `session_needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `test_pending` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `length_required` */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `throttled` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
